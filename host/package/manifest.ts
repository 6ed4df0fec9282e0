import { propertyName } from '../../src/element/attributes.ts';
import type { DocumentedElement } from '../../src/element/reference.ts';
import { classOf, widgetOf } from './names.ts';
import { detailOf, eventsOf, typeOf } from './types.ts';

/** What tenants may set on an element, of the theme's tokens. */
const cssProperties = [
  {
    name: '--portal-brand',
    description: 'The brand colour; every tone follows from it.',
    default: '#3156e4',
  },
  { name: '--portal-font', description: 'A list of font families.' },
  { name: '--portal-radius', description: 'The corners of controls.', default: '8px' },
  { name: '--portal-radius-large', description: 'The corners of cards and dialogs.', default: '12px' },
];

/** The custom elements manifest (schema 1.0.0), which editors and catalogues read. */
export function customElementsManifest(rows: readonly DocumentedElement[]) {
  return {
    schemaVersion: '1.0.0',
    readme: 'README.md',
    modules: rows.map(moduleOf),
  };
}

function moduleOf(row: DocumentedElement) {
  const path = `dist/lib/elements/${widgetOf(row)}.js`;
  const name = classOf(row);
  return {
    kind: 'javascript-module',
    path,
    declarations: [
      {
        kind: 'class',
        name,
        customElement: true,
        tagName: row.tag,
        description: row.summary,
        superclass: { name: 'HTMLElement' },
        attributes: attributesOf(row),
        members: [...fieldsOf(row), ...methodsOf(row)],
        events: eventsOf(row).map((event) => ({
          name: event.name,
          description: event.summary,
          type: { text: `CustomEvent<${detailOf(event)}>` },
        })),
        cssParts: Object.entries(row.parts ?? {}).map(([name, description]) => ({ name, description })),
        cssProperties,
      },
    ],
    exports: [{ kind: 'custom-element-definition', name: row.tag, declaration: { name, module: path } }],
  };
}

function attributesOf(row: DocumentedElement) {
  return Object.entries(row.attributes ?? {}).map(([attribute, rule]) => ({
    name: attribute,
    fieldName: propertyName(attribute),
    description: rule.summary,
    type: { text: typeOf(rule) },
    ...(rule.type !== 'boolean' && rule.default !== undefined ? { default: String(rule.default) } : {}),
  }));
}

function fieldsOf(row: DocumentedElement) {
  const ofAttributes = Object.entries(row.attributes ?? {}).map(([attribute, rule]) => ({
    kind: 'field',
    name: propertyName(attribute),
    attribute,
    description: rule.summary,
    type: { text: typeOf(rule) },
  }));
  const own = Object.entries(row.properties ?? {}).map(([name, description]) => ({
    kind: 'field',
    name,
    description,
  }));
  return [...ofAttributes, ...own];
}

function methodsOf(row: DocumentedElement) {
  return Object.entries(row.methods ?? {}).map(([name, description]) => ({
    kind: 'method',
    name,
    description,
  }));
}
