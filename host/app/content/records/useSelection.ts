import { useMemo, useState } from 'react';

export interface Selection<Row> {
  rows: readonly Row[];
  has: (row: Row) => boolean;
  /** Selects these rows, or removes them from the selection. */
  select: (rows: readonly Row[], isSelected: boolean) => void;
  clear: () => void;
}

/** The selected rows, also those of other pages. Other rows, i.e. another `scope`, begin with none. */
export function useSelection<Row>(scope: string, idOf: (row: Row) => string): Selection<Row> {
  const [{ known, selected }, setState] = useState({ known: scope, selected: new Map<string, Row>() });
  if (known !== scope) setState({ known: scope, selected: new Map() });
  return useMemo(
    () => ({
      rows: [...selected.values()],
      has: (row) => selected.has(idOf(row)),
      select(rows, isSelected) {
        setState((state) => {
          const next = new Map(state.selected);
          for (const row of rows) {
            if (isSelected) next.set(idOf(row), row);
            else next.delete(idOf(row));
          }
          return { ...state, selected: next };
        });
      },
      clear: () => setState((state) => ({ ...state, selected: new Map() })),
    }),
    [selected, idOf],
  );
}
