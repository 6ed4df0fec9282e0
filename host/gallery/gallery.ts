import { elementReferences } from '#widgets/references.ts';
import { chineseOfProperty, cssProperties } from '../package/css-properties.ts';
import { codeBlock } from './copy.ts';
import { byId, make } from './dom.ts';
import { showLog } from './log.ts';
import { loadElements } from './load.ts';
import { sectionOf } from './section.ts';
import { readSettings } from './settings.ts';
import { scriptLine } from './snippet.ts';
import { textsOf } from './element-texts.ts';
import { bindThemeForm } from './theme-form.ts';
import { locale, translatePage, words } from './words.ts';

const settings = readSettings(location.search);
const definitions = elementReferences.filter(({ tag }) => !settings.only || tag === settings.only);

translatePage(words);
showLog();
bindThemeForm(settings);
byId('install').append(codeBlock(words.installCode, scriptLine(location.origin, settings)).element);
byId('variables').append(
  ...cssProperties.flatMap((property) => [
    make(
      'dt',
      {},
      make('code', {}, property.name),
      'default' in property ? make('span', { class: 'type' }, property.default) : undefined,
    ),
    make('dd', {}, locale === 'en' ? property.description : chineseOfProperty[property.name]),
  ]),
);
byId('gallery').append(...definitions.map((definition) => sectionOf(definition, settings)));
byId('tags').append(
  ...elementReferences.map((element) => {
    const { tag } = element;
    const href = settings.only && settings.only !== tag ? `/embed.html#${tag}` : `#${tag}`;
    return make('li', {}, make('a', { href }, textsOf(element, locale).name));
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
