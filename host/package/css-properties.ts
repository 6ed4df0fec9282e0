/** The brand colour of a tenant that sets none, as tokens.json says. */
export const defaultBrand = '#3156e4';

/** The theme properties that tenants may set on an element or on any ancestor of it. */
export const cssProperties = [
  {
    name: '--portal-brand',
    description: 'The brand colour; every tone follows from it.',
    default: defaultBrand,
  },
  { name: '--portal-font', description: 'A list of font families.' },
  { name: '--portal-radius', description: 'The corners of controls.', default: '8px' },
  { name: '--portal-radius-large', description: 'The corners of cards and dialogs.', default: '12px' },
  {
    name: '--portal-control-height',
    description: 'The height of buttons and fields on a desk, e.g. 32px; on phones it stays 44px.',
    default: '40px',
  },
  {
    name: '--portal-row-spacing',
    description: 'The space above and below the content of a row, e.g. 6px.',
    default: '12px',
  },
] as const satisfies readonly { name: `--portal-${string}`; description: string; default?: string }[];

/** Their descriptions for Chinese documents. */
export const chineseOfProperty: Readonly<Record<(typeof cssProperties)[number]['name'], string>> = {
  '--portal-brand': '品牌色，任意 CSS 颜色；其余色调由它推算，并保证文字清晰可读。',
  '--portal-font': '字体列表。',
  '--portal-radius': '按钮与输入框的圆角。',
  '--portal-radius-large': '卡片与弹窗的圆角。',
  '--portal-control-height': '桌面上按钮与输入框的高度，例如 32px；手机上保持 44px。',
  '--portal-row-spacing': '列表中每一行内容上下的间距，例如 6px。',
};
