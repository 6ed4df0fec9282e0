import * as v from 'valibot';
import { id, time, type PageRequest, numberOf } from './schemas.ts';

const captions = v.looseObject({
  /** A WebVTT file, also of another origin. */
  url: v.string(),
  label: v.string(),
  /** E.g. `zh-CN`. */
  language: v.nullish(v.string(), ''),
});

/** A video or other piece of a course, or the replay of a live session. */
export const lesson = v.looseObject({
  id,
  title: v.string(),
  /** In seconds. */
  duration: v.nullish(v.number()),
  /** The video: a file, or an HLS playlist (`.m3u8`). */
  url: v.nullish(v.string(), ''),
  poster: v.nullish(v.string(), ''),
  captions: v.nullish(v.array(captions), []),
  /** A lesson of a course with a price that plays for everybody. */
  trial: v.nullish(v.boolean()),
});
export type Lesson = v.InferOutput<typeof lesson>;

const chapter = v.looseObject({ id, title: v.string(), lessons: v.nullish(v.array(lesson), []) });
export type Chapter = v.InferOutput<typeof chapter>;

/** How far something with a beginning and an end has come: an item, a task, a record. */
export const itemStatuses = { coming: 0, underWay: 1, over: 2 } as const;
export type ItemStatus = (typeof itemStatuses)[keyof typeof itemStatuses];

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
  status: numberOf(itemStatuses),
  categoryId: v.nullish(id),
  /** The person who teaches, hosts or leads it. */
  teacher: v.nullish(v.string()),
  teacherTitle: v.nullish(v.string()),
  /** That person's id, where the back end knows it. */
  teacherId: v.nullish(id),
  /** The id of the user whose work it is. */
  authorId: v.nullish(id),
  organiser: v.nullish(v.string()),
  place: v.nullish(v.string()),
  startTime: v.nullish(time),
  endTime: v.nullish(time),
  /** In yuan; 0 is free of charge. */
  price: v.nullish(v.number()),
  /** False for a reader who has to buy it first; comes when one item is requested by its id. */
  owned: v.nullish(v.boolean()),
  members: v.nullish(v.number()),
  /** In minutes. */
  duration: v.nullish(v.number()),
  /** Class hours that count for the continuing education. */
  lessonNum: v.nullish(v.number()),
  url: v.nullish(v.string()),
  likeNum: v.nullish(v.number()),
  /** True if the reader likes it. */
  liked: v.nullish(v.boolean()),
  /** True if the reader keeps it as a favourite; comes when one item is requested by its id. */
  favourite: v.nullish(v.boolean()),
  /** HTML; comes when one item is requested by its id, like the chapters. */
  content: v.nullish(v.string()),
  /** The chapters of a course, the sessions of a project, the replays of a live session. */
  chapters: v.nullish(v.array(chapter)),
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
  /** A tag of its subject or theme. */
  tag?: string;
  /** A node of the organisation's category tree: a stage, or a subject of a stage. */
  orgCategoryId?: string;
  /** The user label that it is meant for, e.g. young teachers. */
  labelId?: string;
  /** The province that it comes from. */
  provinceId?: string;
  /** A series of courses. */
  courseSetId?: string;
  price?: 'free' | 'paid';
  /** Of discoveries: what is read, or what is used in class. */
  group?: 'article' | 'resource';
  status?: ItemStatus;
  /** The user whose work it is: a filter of ours, of the feature `people`. */
  authorId?: string;
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
