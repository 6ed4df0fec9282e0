import { defaultOrg, type GallerySettings } from './settings.ts';

/** The line that brings the elements to a page, as these settings want it. */
export function scriptLine(origin: string, { org, theme, locale }: GallerySettings): string {
  const attributes = [
    'type="module"',
    `src="${origin}/cdn/portal.js"`,
    `data-api="${origin}"`,
    `data-org="${org || defaultOrg}"`,
    ...(theme === 'auto' ? [] : [`data-theme="${theme}"`]),
    ...(locale === 'zh-CN' ? [] : [`data-locale="${locale}"`]),
  ];
  return `<script\n  ${attributes.join('\n  ')}\n></script>`;
}

/** An attribute's value by its name; a bare attribute is ''. */
export type Attributes = Readonly<Record<string, string>>;

/** A tag as it is written in a page, around the markup that it brings along. */
export function tagLine(tag: string, attributes: Attributes, content = ''): string {
  const written = Object.entries(attributes).map(([name, value]) =>
    value === '' ? ` ${name}` : ` ${name}="${escaped(value)}"`,
  );
  return `<${tag}${written.join('')}>${content}</${tag}>`;
}

function escaped(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
