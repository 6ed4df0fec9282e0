/** Parses the table between `<!-- mark -->` and its end in a Markdown text; the first row is the head. */
export function tableBetweenMarks(markdown: string, mark: string): string[][] {
  const text = markdown.split(`<!-- ${mark} -->`)[1]?.split(`<!-- /${mark} -->`)[0] ?? '';
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
