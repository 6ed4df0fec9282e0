import { defineTexts } from '#src/texts/texts.ts';
import * as en from './texts.en.ts';

export const sortableTexts = defineTexts(
  'sortable',
  {
    handle: '拖动排序：{name}',
    role: '可拖动排序的条目',
    instructions: '按空格键拿起条目，用上下方向键移动，再按空格键放下，按 Esc 键取消。',
    up: '上移：{name}',
    down: '下移：{name}',
    lifted: '已拿起“{name}”，当前是第 {position} 项，共 {count} 项。',
    over: '“{name}”移到第 {position} 项，共 {count} 项。',
    overOther: '“{name}”移到“{list}”中。',
    dropped: '已放下“{name}”，现在是第 {position} 项，共 {count} 项。',
    droppedOther: '已把“{name}”移到“{list}”中。',
    cancelled: '已取消移动，“{name}”仍是第 {position} 项。',
  },
  en.sortableTexts,
);
