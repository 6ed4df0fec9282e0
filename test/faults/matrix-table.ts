/** One cell of the matrix that was run. */
export interface Cell {
  call: string;
  fault: string;
  holes: readonly string[];
}

/** The matrix as text: calls × faults, then the holes by name. */
export function matrixTable(cells: readonly Cell[], faultNames: readonly string[]): string {
  const calls = [...new Set(cells.map(({ call }) => call))];
  const width = Math.max(...calls.map(({ length }) => length));
  const found = new Map(cells.map((cell) => [`${cell.call} × ${cell.fault}`, cell]));
  const mark = (call: string, fault: string) => {
    const cell = found.get(`${call} × ${fault}`);
    if (!cell) return ' ';
    return cell.holes.length > 0 ? '×' : '·';
  };
  const numbers = faultNames.map((_, index) => String(index + 1).padStart(2));
  const digits = (at: number) => `${' '.repeat(width)} ${numbers.map((number) => number[at]).join('')}`;
  return [
    ...faultNames.map((name, index) => `${numbers[index] ?? ''} ${name}`),
    '',
    digits(0),
    digits(1),
    ...calls.map((call) => `${call.padEnd(width)} ${faultNames.map((name) => mark(call, name)).join('')}`),
    '',
    ...holesByName(cells),
    summary(cells),
  ].join('\n');
}

/** Cells that were run, and those with a hole. */
export function summary(cells: readonly Cell[]): string {
  const failed = cells.filter(({ holes }) => holes.length > 0).length;
  return `${cells.length} cells run, ${failed} failed`;
}

/** A hole of many calls is one line with its first ones. */
function holesByName(cells: readonly Cell[]): string[] {
  const byHole = new Map<string, string[]>();
  for (const { call, fault, holes } of cells)
    for (const hole of holes) {
      const name = `${fault}: ${hole}`;
      byHole.set(name, [...(byHole.get(name) ?? []), call]);
    }
  return [...byHole].map(([name, calls]) => {
    const more = calls.length > 3 ? ` and ${calls.length - 3} more` : '';
    return `${name} (${calls.slice(0, 3).join(', ')}${more})`;
  });
}
