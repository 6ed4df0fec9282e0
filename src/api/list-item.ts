import * as v from 'valibot';
import { id, time, type PageRequest } from './schemas.ts';

/** An item of every list of the portal: a card with a cover. */
export const listItem = v.looseObject({
  id,
  title: v.string(),
  cover: v.nullish(v.string(), ''),
  summary: v.nullish(v.string(), ''),
  tags: v.nullish(v.array(v.string()), []),
  /** The number of views. */
  hot: v.nullish(v.number(), 0),
  createTime: v.nullish(time, ''),
  /** 0 not begun, 1 under way, 2 over. */
  status: v.nullish(v.number()),
  categoryId: v.nullish(id),
  /** The person who teaches, hosts or leads it. */
  teacher: v.nullish(v.string()),
  teacherTitle: v.nullish(v.string()),
  organiser: v.nullish(v.string()),
  place: v.nullish(v.string()),
  startTime: v.nullish(time),
  endTime: v.nullish(time),
  /** In yuan; 0 is free of charge. */
  price: v.nullish(v.number()),
  members: v.nullish(v.number()),
  /** In minutes. */
  duration: v.nullish(v.number()),
  /** Class hours that count for the continuing education. */
  lessonNum: v.nullish(v.number()),
  url: v.nullish(v.string()),
  likeNum: v.nullish(v.number()),
  /** Whether the reader likes it. */
  liked: v.nullish(v.boolean()),
});

export type ListItem = v.InferOutput<typeof listItem>;

/** The filters of a list. A detail page requests its one item by `id`. */
export interface ListFilter extends PageRequest {
  id?: string;
  /** Free text. */
  searchVal?: string;
  categoryId?: string;
  /** A province, city or county; of projects. */
  regionId?: string;
  tag?: string;
  status?: 0 | 1 | 2;
  /** Newest first by default. */
  sort?: 'new' | 'hot';
}

/** The query of a list endpoint. */
export const byFilter = (input: ListFilter) => ({ query: { ...input } });

export const category = v.looseObject({ id, name: v.string() });
export type Category = v.InferOutput<typeof category>;

/** A category or tag with those below it. */
export interface TreeNode {
  id: string;
  name: string;
  children: TreeNode[];
  [key: string]: unknown;
}

export const treeNode: v.GenericSchema<unknown, TreeNode> = v.looseObject({
  id,
  name: v.string(),
  children: v.nullish(v.array(v.lazy(() => treeNode)), []),
});
