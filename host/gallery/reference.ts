import { detailType, eventsOf } from '#src/element/common-events.ts';
import { propertyName, type AttributeRule } from '#src/element/definition.ts';
import type { DocumentedElement } from '#src/element/reference.ts';
import { parametersOf } from '../package/types.ts';
import { fill } from '#src/texts/texts.ts';
import { make } from './dom.ts';
import type { ElementTexts } from './element-texts.ts';
import { words } from './words.ts';

interface Entry {
  name: string;
  /** Its type, or what travels with it. */
  type?: string;
  summary: string;
}

/** The reference of a tag, from its definition. */
export function referenceOf(definition: DocumentedElement, texts: ElementTexts): HTMLElement {
  return make(
    'details',
    {},
    make('summary', {}, words.reference),
    chapter(
      words.attributes,
      words.noAttributes,
      Object.entries(definition.attributes ?? {}).map(([name, rule]) => ({
        name,
        type: typeOf(name, rule),
        summary: texts.attributes[name] ?? rule.summary,
      })),
    ),
    chapter(
      words.properties,
      undefined,
      Object.entries(definition.properties ?? {}).map(([name, summary]) => ({
        name,
        summary: texts.properties[name] ?? summary,
      })),
    ),
    chapter(
      words.methods,
      words.noMethods,
      Object.entries(definition.methods ?? {}).map(([name, method]) => ({
        name: `${name}(${parametersOf(method)})`,
        summary: texts.methods[name] ?? method.summary,
      })),
    ),
    chapter(
      words.events,
      undefined,
      eventsOf(definition).map((event) => ({
        name: event.name,
        type: event.detail && `detail ${detailType(event)}`,
        summary: texts.events[event.name] ?? event.summary,
      })),
    ),
    chapter(
      words.parts,
      undefined,
      Object.entries(definition.parts ?? {}).map(([name, summary]) => ({
        name,
        summary: texts.parts[name] ?? summary,
      })),
    ),
  );
}

function typeOf(name: string, rule: AttributeRule): string {
  const property = propertyName(name);
  const type = rule.type === 'string' && rule.values ? rule.values.join(' | ') : rule.type;
  const byDefault = rule.type === 'boolean' ? 'false' : rule.default;
  return [
    type,
    byDefault === undefined || byDefault === '' ? '' : fill(words.byDefault, { value: byDefault }),
    property === name ? '' : fill(words.property, { name: property }),
  ]
    .filter(Boolean)
    .join(words.comma);
}

/** One list of names with their descriptions; an empty list shows a message or nothing. */
function chapter(
  title: string,
  none: string | undefined,
  entries: readonly Entry[],
): HTMLElement | undefined {
  if (entries.length === 0)
    return none ? make('div', {}, make('h4', {}, title), make('p', {}, none)) : undefined;
  const list = make('dl');
  for (const { name, type, summary } of entries) {
    list.append(
      make('dt', {}, make('code', {}, name), type ? make('span', { class: 'type' }, type) : undefined),
      make('dd', {}, ...withCode(summary)),
    );
  }
  return make('div', {}, make('h4', {}, title), list);
}

/** A sentence with code between backticks. */
const withCode = (text: string) =>
  text.split('`').map((part, index) => (index % 2 === 1 ? make('code', {}, part) : part));
