const opening = (mark: string) => `{/* ${mark} */}`;
const closing = (mark: string) => `{/* end of ${mark} */}`;

/** Parses the table between a mark and its end in an MDX text; the first row is the head. */
export function tableBetweenMarks(mdx: string, mark: string): string[][] {
  const text = mdx.split(opening(mark))[1]?.split(closing(mark))[0] ?? '';
  return text
    .split('\n')
    .filter((line) => line.startsWith('|') && !/^\|[\s|:-]+$/.test(line))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
}

/** Replaces the table between a mark and its end; undefined where the text has no such mark. */
export function withTable(mdx: string, mark: string, table: string): string | undefined {
  const start = mdx.indexOf(opening(mark));
  const end = mdx.indexOf(closing(mark));
  if (start < 0 || end < start) return undefined;
  return `${mdx.slice(0, start)}${opening(mark)}\n\n${table}\n\n${mdx.slice(end)}`;
}
