/** Runs in plain Node: prints the HTML of every component, by locale and name. */
import { renderToString } from 'react-dom/server';
import { createPortal } from 'portal-widgets';
import { createScene } from 'portal-widgets/testing';
import { names, stage } from './stage.tsx';

const locales = ['zh-CN', 'en'] as const;

const pages = locales.map((locale) => {
  const portal = createPortal({ settings: createScene({ settings: { locale } }).options.settings });
  const render = (name: string) => renderToString(stage(name, portal), { identifierPrefix: name });
  return [locale, Object.fromEntries(names.map((name) => [name, render(name)]))] as const;
});
console.log(JSON.stringify(Object.fromEntries(pages)));
