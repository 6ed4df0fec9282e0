import type { ListItem } from '../../../../../src/api/list-item.ts';

export interface CardProps {
  entry: ListItem;
  /** The index in the list, from 0. */
  place: number;
  href: string;
  onOpen: () => void;
}
