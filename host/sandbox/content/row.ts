import type { Chapter, ListItem } from '#src/api/list-item.ts';
import type { Account } from '../people/accounts.ts';
import type { Sent } from '../sent.ts';

/** A row of the catalogue: the item that lists show, and the users who like it. */
export type Row = Sent<ListItem> & {
  createTime: string;
  subject: string;
  /** Its node in the tag tree, below its subject. */
  themeId: string;
  labelId: string;
  provinceId: string;
  authorId: string;
  likeNum: number;
  likers: Set<string>;
  /** The text and videos of an author; content that nobody has authored is made up when it is asked for. */
  written?: { description: string; chapters: Chapter[] | null };
};

export const likesOf = ({ likeNum, likers }: Row): number => likeNum + likers.size;

/** The rows as one reader sees them: without those who like it, but with whether the reader does. */
export function shown(row: Row, user: Account | undefined): Sent<ListItem> {
  const { likers, written: _, ...entry } = row;
  return { ...entry, likeNum: likesOf(row), liked: user !== undefined && likers.has(user.userId) };
}

/** Which made-up words stand below a row: about an author's content, none that are older than it. */
export const saidAbout =
  (row: Row | undefined) =>
  ({ createTime }: { createTime?: string | number | null }): boolean =>
    !row?.written || String(createTime) >= row.createTime;
