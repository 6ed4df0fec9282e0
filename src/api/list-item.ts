import * as v from 'valibot';
import {
  count,
  counter,
  flag,
  id,
  list,
  moment,
  numberOf,
  optionalText,
  text,
  type PageRequest,
} from './schemas.ts';

const captions = v.looseObject({
  /** A WebVTT file, also of another origin. */
  url: text,
  label: text,
  /** E.g. `zh-CN`. */
  language: optionalText,
});

/** A video or other piece of a course, or the replay of a live session. */
export const lesson = v.looseObject({
  id,
  title: text,
  /** In seconds. */
  duration: counter,
  /** The video: a file, or an HLS playlist (`.m3u8`). */
  url: optionalText,
  poster: optionalText,
  captions: list(captions),
  /** A lesson of a course with a price that plays for everybody. */
  trial: v.nullish(flag),
});
export type Lesson = v.InferOutput<typeof lesson>;

const chapter = v.looseObject({ id, title: text, lessons: list(lesson) });
export type Chapter = v.InferOutput<typeof chapter>;

/** How far something with a beginning and an end has come: an item, a task, a record. */
export const itemStatuses = { coming: 0, underWay: 1, over: 2 } as const;
export type ItemStatus = (typeof itemStatuses)[keyof typeof itemStatuses];

/** An item of every list of the portal: a card with a cover. */
export const listItem = v.looseObject({
  id,
  title: text,
  cover: optionalText,
  summary: optionalText,
  tags: list(text),
  /** The number of views. */
  hot: count,
  createTime: v.nullish(moment),
  status: numberOf(itemStatuses),
  categoryId: v.nullish(id),
  /** The person who teaches, hosts or leads it. */
  teacher: v.nullish(text),
  teacherTitle: v.nullish(text),
  /** That person's id, where the back end knows it. */
  teacherId: v.nullish(id),
  /** The id of the user whose work it is. */
  authorId: v.nullish(id),
  organiser: v.nullish(text),
  place: v.nullish(text),
  startTime: v.nullish(moment),
  endTime: v.nullish(moment),
  /** In yuan; 0 is free of charge. */
  price: counter,
  /** False for a reader who has to buy it first; comes when one item is requested by its id. */
  owned: v.nullish(flag),
  members: counter,
  /** In minutes. */
  duration: counter,
  /** Class hours that count for the continuing education. */
  lessonNum: counter,
  url: v.nullish(text),
  likeNum: counter,
  /** True if the reader likes it. */
  liked: v.nullish(flag),
  /** True if the reader keeps it as a favourite; comes when one item is requested by its id. */
  favourite: v.nullish(flag),
  /** HTML; comes when one item is requested by its id, like the chapters. */
  content: v.nullish(text),
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

export const category = v.looseObject({ id, name: text });
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
  name: text,
  children: list(v.lazy(() => treeNode)),
});
