import type { ListItem } from '#src/api/list-item.ts';
import type { Subject } from '../fixtures/subjects.ts';
import { itemStatuses } from '#src/api/list-item.ts';
import type { Sent } from '../sent.ts';

/** The audiences of content. */
export const userLabels = [
  '骨干教师',
  '青年教师',
  '班主任',
  '教研组长',
  '学科带头人',
  '乡村教师',
  '校级管理者',
  '新入职教师',
];

export const provinces = (
  '北京市 天津市 河北省 山西省 内蒙古自治区 辽宁省 吉林省 黑龙江省 上海市 江苏省 浙江省 安徽省 福建省 江西省 山东省 河南省 湖北省 湖南省 ' +
  '广东省 广西壮族自治区 海南省 重庆市 四川省 贵州省 云南省 西藏自治区 陕西省 甘肃省 青海省 宁夏回族自治区 新疆维吾尔自治区'
)
  .split(' ')
  .map((name, place) => ({ id: String(place + 1), name }));

/** The stages at the top of an organisation's category tree, and the tag of their rows. */
export const stagesOfTree = [
  { name: '学前', tag: '幼儿园' },
  { name: '小学', tag: '小学' },
  { name: '初中', tag: '初中' },
  { name: '高中', tag: '高中' },
];

/** True if the tree has the subject below the stage; a field of work only where it names its stages. */
export const isTaughtIn = ({ field, stages }: Subject, tag: string): boolean =>
  stages ? stages.includes(tag) : !field;

/** The id of the series that the courses on a subject make. */
export const courseSetOf = (subject: string) => `set-${subject}`;

/** The categories of discoveries that are read; those of the others are the types of resources. */
const articleCategories = ['d1', 'd2', 'd3'];

export const isArticleCategory = (categoryId: string) => articleCategories.includes(categoryId);

/** Returns whether a row fits the filters that draw on the vocabulary; an empty filter fits every row. */
export function fitsVocabulary(
  row: Sent<ListItem> & Partial<Record<string, unknown>>,
  query: Record<string, string>,
): boolean {
  const { tag, orgCategoryId = '', courseSetId, price, group, labelId, provinceId } = query;
  const [stage, subject] = orgCategoryId.split('-');
  return (
    (!tag || row.tags.includes(tag) || row.subject === tag || row.themeId === tag) &&
    (!stage || row.tags.includes(stagesOfTree[Number(stage) - 1]?.tag ?? '')) &&
    (!subject || row.subject === subject) &&
    (!courseSetId || courseSetId === courseSetOf(String(row.subject))) &&
    (!price || (row.price === 0) === (price === 'free')) &&
    (!group || isArticleCategory(row.categoryId ?? '') === (group === 'article')) &&
    (!labelId || row.labelId === labelId) &&
    (!provinceId || row.provinceId === provinceId)
  );
}

/** Rows in the order of a home page: what is under way, then what is to come, then what is over. */
export const openFirst = <Entry extends Sent<ListItem>>(rows: readonly Entry[]): Entry[] =>
  rows.toSorted((one, other) => urgency(one) - urgency(other));

const urgency = ({ status }: Sent<ListItem>) =>
  status === itemStatuses.underWay ? 0 : status === itemStatuses.coming ? 1 : 2;
