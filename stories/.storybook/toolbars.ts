import type { Preview } from '@storybook/react-vite';
import { seedOrgs } from '#host/sandbox/people/orgs.ts';
import { dataChoices } from '../recordings.ts';
import type { StoryGlobals } from '../toolbar.ts';

interface Choice<Value> {
  value: Value;
  title: string;
}

const brands: readonly Choice<string>[] = [
  { value: '', title: '默认' },
  { value: '#0d9488', title: '青绿' },
  { value: '#c81e3a', title: '朱红' },
  { value: '#7c3aed', title: '紫' },
  { value: '#f5c400', title: '明黄' },
  { value: '#111111', title: '黑' },
  { value: '#ffffff', title: '白' },
];

/** The members of an organisation are logged in where a story logs in somebody. */
const orgs: readonly Choice<string>[] = [
  { value: '', title: '机构随故事' },
  ...seedOrgs().map(({ orgCode, name }) => ({ value: orgCode, title: name })),
];

/** No page can switch forced colours on, so they are not here: the browser's developer tools emulate them. */
const menus: { [Name in keyof StoryGlobals]: Menu<StoryGlobals[Name]> } = {
  theme: {
    description: '主题',
    icon: 'circlehollow',
    items: [
      { value: 'light', title: '浅色' },
      { value: 'dark', title: '深色' },
    ],
  },
  brand: { description: '品牌色', icon: 'paintbrush', items: brands },
  locale: {
    description: '语言',
    icon: 'globe',
    items: [
      { value: 'zh-CN', title: '简体中文' },
      { value: 'zh-Hant', title: '繁體中文' },
      { value: 'en', title: 'English' },
    ],
  },
  texts: {
    description: '文字长度',
    icon: 'paragraph',
    items: [
      { value: 'normal', title: '原文' },
      { value: 'long', title: '两倍长' },
      { value: 'pseudo', title: '伪语言 en-XA' },
    ],
  },
  root: {
    description: '所在之处',
    icon: 'component',
    items: [
      { value: 'light', title: '普通 DOM' },
      { value: 'shadow', title: 'Shadow root' },
    ],
  },
  zoom: {
    description: '缩放',
    icon: 'zoom',
    items: [100, 200, 400].map((value) => ({ value, title: `${value}%` })),
  },
  data: { description: '数据', icon: 'database', items: dataChoices },
  org: { description: '机构', icon: 'structure', items: orgs },
  network: {
    description: '网络',
    icon: 'transfer',
    items: [
      { value: 'normal', title: '网络正常' },
      { value: 'slow', title: '网络缓慢' },
      { value: 'failing', title: '服务器出错' },
      { value: 'offline', title: '离线' },
    ],
  },
  clock: {
    description: '时间',
    icon: 'time',
    items: [
      { value: 'now', title: '此刻' },
      { value: 'morning', title: '早上 8:30' },
      { value: 'midnight', title: '午夜前 10 秒' },
    ],
  },
};

interface Menu<Value> {
  description: string;
  icon: string;
  /** The first is chosen at first. */
  items: readonly Choice<Value>[];
}

export const globalTypes = Object.fromEntries(
  Object.entries(menus).map(([name, { description, icon, items }]) => [
    name,
    { description, toolbar: { icon, dynamicTitle: true, items } },
  ]),
) as Preview['globalTypes'];

export const initialGlobals: Record<string, unknown> = Object.fromEntries(
  Object.entries(menus).map(([name, { items }]) => [name, items[0]?.value]),
);
