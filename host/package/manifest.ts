import { detailType, eventsOf } from '#src/element/common-events.ts';
import { propertyName } from '#src/element/definition.ts';
import type { DocumentedElement } from '#src/element/reference.ts';
import { cssProperties } from './css-properties.ts';
import { classOf, widgetOf, typeOf } from './types.ts';

/** The custom elements manifest (schema 1.0.0), which editors and catalogues read. */
export function customElementsManifest(definitions: readonly DocumentedElement[]) {
  return {
    schemaVersion: '1.0.0',
    readme: 'README.md',
    modules: definitions.map(moduleOf),
  };
}

function moduleOf(definition: DocumentedElement) {
  const path = `dist/lib/elements/${widgetOf(definition)}.js`;
  const name = classOf(definition);
  return {
    kind: 'javascript-module',
    path,
    declarations: [
      {
        kind: 'class',
        name,
        customElement: true,
        tagName: definition.tag,
        description: definition.summary,
        superclass: { name: 'HTMLElement' },
        attributes: attributesOf(definition),
        members: [...fieldsOf(definition), ...methodsOf(definition)],
        events: eventsOf(definition).map((event) => ({
          name: event.name,
          description: event.summary,
          type: { text: `CustomEvent<${detailType(event)}>` },
        })),
        cssParts: Object.entries(definition.parts ?? {}).map(([name, description]) => ({
          name,
          description,
        })),
        cssProperties,
      },
    ],
    exports: [
      { kind: 'custom-element-definition', name: definition.tag, declaration: { name, module: path } },
    ],
  };
}

function attributesOf(definition: DocumentedElement) {
  return Object.entries(definition.attributes ?? {}).map(([attribute, rule]) => ({
    name: attribute,
    fieldName: propertyName(attribute),
    description: rule.summary,
    type: { text: typeOf(rule) },
    ...(rule.type !== 'boolean' && rule.default !== undefined ? { default: String(rule.default) } : {}),
  }));
}

function fieldsOf(definition: DocumentedElement) {
  const ofAttributes = Object.entries(definition.attributes ?? {}).map(([attribute, rule]) => ({
    kind: 'field',
    name: propertyName(attribute),
    attribute,
    description: rule.summary,
    type: { text: typeOf(rule) },
  }));
  const own = Object.entries(definition.properties ?? {}).map(([name, description]) => ({
    kind: 'field',
    name,
    description,
  }));
  return [...ofAttributes, ...own];
}

function methodsOf(definition: DocumentedElement) {
  return Object.entries(definition.methods ?? {}).map(([name, { summary, parameters }]) => ({
    kind: 'method',
    name,
    description: summary,
    ...(parameters && {
      parameters: parameters.map(({ type, ...parameter }) => ({ ...parameter, type: { text: type } })),
    }),
    return: { type: { text: 'void' } },
  }));
}
