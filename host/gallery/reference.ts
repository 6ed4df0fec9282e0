import { propertyName, type AttributeRule } from '../../src/element/definition.ts';
import type { DocumentedElement, DocumentedEvent } from '../../src/element/reference.ts';
import { make } from './dom.ts';
import type { ElementTexts } from './texts.ts';

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
    make('summary', {}, '参考：属性、方法、事件与样式部件'),
    chapter(
      '属性',
      '没有属性。',
      Object.entries(definition.attributes ?? {}).map(([name, rule]) => ({
        name,
        type: typeOf(name, rule),
        summary: texts.attributes[name] ?? rule.summary,
      })),
    ),
    chapter(
      '对象属性（property）',
      undefined,
      Object.entries(definition.properties ?? {}).map(([name, summary]) => ({
        name,
        summary: texts.properties[name] ?? summary,
      })),
    ),
    chapter(
      '方法',
      '没有方法。',
      Object.entries(definition.methods ?? {}).map(([name, summary]) => ({
        name: `${name}()`,
        summary: texts.methods[name] ?? summary,
      })),
    ),
    chapter(
      '事件',
      undefined,
      eventsOf(definition).map((event) => ({
        name: event.name,
        type: detailOf(event),
        summary: texts.events[event.name] ?? event.summary,
      })),
    ),
    chapter(
      '样式部件（::part）',
      undefined,
      Object.entries(definition.parts ?? {}).map(([name, summary]) => ({
        name,
        summary: texts.parts[name] ?? summary,
      })),
    ),
  );
}

/** The events of its definition, and the two that every element has. */
function eventsOf(definition: DocumentedElement): DocumentedEvent[] {
  return [
    ...Object.values(definition.events ?? {}),
    { name: 'portal-signed-out', summary: 'The session has ended.', detail: { why: 'string' } },
    {
      name: 'portal-error',
      summary: 'It has crashed and shows an error in its place.',
      detail: { name: 'string', message: 'string' },
    },
  ];
}

function typeOf(name: string, rule: AttributeRule): string {
  const property = propertyName(name);
  const type = rule.type === 'string' && rule.values ? rule.values.join(' | ') : rule.type;
  const byDefault = rule.type === 'boolean' ? 'false' : rule.default;
  return [
    type,
    byDefault === undefined || byDefault === '' ? '' : `默认 ${byDefault}`,
    property === name ? '' : `属性名 ${property}`,
  ]
    .filter(Boolean)
    .join('，');
}

function detailOf({ detail }: DocumentedEvent): string | undefined {
  const fields = Object.entries(detail ?? {}).map(([name, type]) => `${name}: ${type}`);
  return fields.length > 0 ? `detail { ${fields.join('; ')} }` : undefined;
}

/** One list of names with what they mean; where there are none, that is said or nothing is. */
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
      make('dd', {}, summary),
    );
  }
  return make('div', {}, make('h4', {}, title), list);
}
