type IdOf<Row> = (row: Row) => string;
type Pages<Row> = readonly (readonly Row[])[];

/** Joins the pages of a list. A row that stands on several of them, since pages move while others write, is kept once. */
export function joinPages<Row>(pages: Pages<Row>, idOf: IdOf<Row>): Row[] {
  const byId = new Map<string, Row>();
  for (const row of pages.flat()) if (!byId.has(idOf(row))) byId.set(idOf(row), row);
  return [...byId.values()];
}

/** Pages have moved between their requests if a row stands on two of them: it has pushed another one out. */
export function hasMoved<Row>(pages: Pages<Row>, idOf: IdOf<Row>): boolean {
  return joinPages(pages, idOf).length < pages.flat().length;
}
