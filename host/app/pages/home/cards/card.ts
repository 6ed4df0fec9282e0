import type { ListItem } from '../../../../../src/api/list-item.ts';

export interface CardProps {
  entry: ListItem;
  /** In its list, from 0. */
  place: number;
  href: string;
  onOpen: () => void;
}
