/** A server component with tags. */
export default function Page() {
  return (
    <main>
      <h1>Home</h1>
      <portal-footer />
      <portal-feedback trigger="button" />
    </main>
  );
}
