/** A document's own page takes this one's place. */
export default function Page() {
  return <h1>A school</h1>;
}
