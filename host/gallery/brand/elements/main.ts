import { elementReferences } from '#widgets/references.ts';
import { make, makeTag } from '../../dom.ts';
import { textsOf } from '../../element-texts.ts';
import { exampleOf } from '../../examples.ts';
import { loadElements } from '../../load.ts';
import { readSettings } from '../../settings.ts';
import { brandWords } from '../words.ts';

/* The page that the studio shows in a frame: every element, and nothing around it. */
const settings = readSettings(location.search);
const { documentElement: root } = document;
root.lang = settings.locale === 'en' ? 'en' : 'zh-CN';
root.dataset.theme = settings.theme;
document.title = brandWords.elements;

/** The header is at the top and the footer at the bottom; what stands at the edge of the window has only its name here. */
const order = ({ tag }: { tag: string }) => {
  if (tag === 'portal-header') return 0;
  if (tag === 'portal-footer') return 3;
  return exampleOf(tag).kind === 'edge' ? 2 : 1;
};
const elements = [...elementReferences].sort((one, other) => order(one) - order(other));
document.body.append(
  make(
    'main',
    {},
    make('h1', {}, brandWords.elements),
    ...elements.map((definition) => {
      const { tag } = definition;
      const { name, hint } = textsOf(definition, settings.locale);
      const { kind, attributes } = exampleOf(tag);
      return make(
        'section',
        { 'aria-labelledby': `${tag}-title`, 'data-kind': kind },
        make('h2', { id: `${tag}-title` }, name),
        kind === 'edge' && hint ? make('p', {}, hint) : undefined,
        make('div', { class: 'stage' }, makeTag(tag, attributes)),
      );
    }),
  ),
);
loadElements(settings);
