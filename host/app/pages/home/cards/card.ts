import type { ListEntry } from '../../../../../src/api/list-item.ts';

export interface CardProps {
  entry: ListEntry;
  /** In its list, from 0. */
  place: number;
  href: string;
  onOpen: () => void;
}
