import type { ListEntry } from '../../../../src/api/entry.ts';

export interface CardProps {
  entry: ListEntry;
  /** In its list, from 0. */
  place: number;
  href: string;
  onOpen: () => void;
}
