import type { ReactNode } from 'react';
import { ScrollingTable } from './ScrollingTable.tsx';

interface ReferenceTableProps {
  head: readonly string[];
  /** A cell for every column of `head`. */
  rows: readonly (readonly ReactNode[])[];
}

export function ReferenceTable({ head, rows }: ReferenceTableProps) {
  return (
    <ScrollingTable>
      <thead>
        <tr>
          {head.map((cell, column) => (
            <th key={column} scope="col">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={index}>
            {row.map((cell, column) => (
              <td key={column}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </ScrollingTable>
  );
}
