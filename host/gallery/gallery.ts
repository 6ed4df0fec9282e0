import { elementReferences } from '../../widgets/references.ts';
import { codeBlock } from './copy.ts';
import { byId, make } from './dom.ts';
import { showLog } from './log.ts';
import { loadElements } from './load.ts';
import { sectionOf } from './section.ts';
import { readSettings } from './settings.ts';
import { scriptLine } from './snippet.ts';
import { textsOf } from './texts.ts';
import { bindThemeForm } from './theme-form.ts';

const settings = readSettings(location.search);
const definitions = elementReferences.filter(({ tag }) => !settings.only || tag === settings.only);

showLog();
bindThemeForm(settings);
byId('install').append(codeBlock('引入门户组件的代码', scriptLine(location.origin, settings)).element);
byId('gallery').append(...definitions.map((definition) => sectionOf(definition, settings)));
byId('tags').append(
  ...elementReferences.map((element) => {
    const { tag } = element;
    const href = settings.only && settings.only !== tag ? `/embed.html#${tag}` : `#${tag}`;
    return make('li', {}, make('a', { href }, textsOf(element).name));
  }),
);
// As a page would combine the two: the side tools open the feedback dialog.
document.addEventListener('portal-feedback-open', () => {
  const feedback = document.querySelector('portal-feedback');
  const open: unknown = feedback && Reflect.get(feedback, 'open');
  if (typeof open === 'function') open.call(feedback);
});
loadElements(settings);
// The target of the URL's hash was only just created.
if (location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView();
