import { elementReferences } from '../../widgets/references.ts';
import { codeBlock } from './copy.ts';
import { byId, make } from './dom.ts';
import { keepLog } from './log.ts';
import { loadElements } from './load.ts';
import { sectionOf } from './section.ts';
import { readSettings } from './settings.ts';
import { scriptLine } from './snippet.ts';
import { textsOf } from './texts.ts';
import { keepThemeForm } from './theme-form.ts';

const settings = readSettings(location.search);
const rows = elementReferences.filter(({ tag }) => !settings.only || tag === settings.only);

keepLog();
keepThemeForm(settings);
byId('install').append(codeBlock('引入门户组件的代码', scriptLine(location.origin, settings)).element);
byId('gallery').append(...rows.map((row) => sectionOf(row, settings)));
byId('tags').append(
  ...elementReferences.map(({ tag }) => {
    const href = settings.only && settings.only !== tag ? `/embed.html#${tag}` : `#${tag}`;
    return make('li', {}, make('a', { href }, textsOf(tag).name));
  }),
);
// A page that puts the two together: the entry at the edge opens the desk.
document.addEventListener('portal-feedback-open', () => {
  const desk = document.querySelector('portal-feedback');
  const open: unknown = desk && Reflect.get(desk, 'open');
  if (typeof open === 'function') open.call(desk);
});
loadElements(settings);
// What the address points at has only just been made.
if (location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView();
