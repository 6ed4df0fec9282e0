import type { DocumentedElement } from '#src/element/reference.ts';
import { fill } from '#src/texts/texts.ts';
import { controlsOf } from './controls.ts';
import { codeBlock } from './copy.ts';
import { make, makeTag } from './dom.ts';
import { exampleOf } from './examples.ts';
import { placeholderOf } from '#widgets/placeholders.ts';
import { referenceOf } from './reference.ts';
import type { GallerySettings } from './settings.ts';
import { tagLine } from './snippet.ts';
import { textsOf } from './element-texts.ts';
import { words } from './words.ts';

/** One element: live, with controls, its code to copy and its reference. */
export function sectionOf(definition: DocumentedElement, settings: GallerySettings): HTMLElement {
  const { tag } = definition;
  const texts = textsOf(definition, settings.locale);
  const { kind, attributes } = exampleOf(tag);
  const live = makeTag(tag, attributes);
  const code = codeBlock(fill(words.codeOf, { tag }), tagLine(tag, attributes));
  const placeholder = placeholderOf(tag, settings);
  const early = placeholder
    ? codeBlock(fill(words.placeholderCodeOf, { tag }), tagLine(tag, attributes, placeholder))
    : undefined;
  const title = `${tag}-title`;
  return make(
    'section',
    { id: tag, 'aria-labelledby': title },
    make('h3', { id: title }, texts.name, ' ', make('code', {}, `<${tag}>`)),
    make('p', {}, texts.summary || definition.summary),
    make(
      'div',
      {
        class: 'stage',
        'data-kind': kind,
        role: 'group',
        'aria-label': fill(words.demoOf, { name: texts.name }),
      },
      texts.hint ? make('p', { class: 'hint' }, texts.hint) : undefined,
      live,
    ),
    controlsOf(definition, live, (changed) => {
      code.show(tagLine(tag, changed));
      early?.show(tagLine(tag, changed, placeholder));
    }),
    code.element,
    early ? make('p', { class: 'hint' }, words.placeholderHow) : undefined,
    early?.element,
    referenceOf(definition, texts),
  );
}
