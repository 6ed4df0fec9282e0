import { detailType, eventsOf } from '#src/element/common-events.ts';
import { propertyName, type AttributeRule } from '#src/element/definition.ts';
import type { DocumentedElement } from '#src/element/reference.ts';
import { cssProperties } from './css-properties.ts';
import { parametersOf, typeOf } from './types.ts';

/** Completion and hover of the tags in VS Code: custom data, version 1.1. */
export function vsCodeData(definitions: readonly DocumentedElement[]) {
  return {
    version: 1.1,
    tags: definitions.map((definition) => ({
      name: definition.tag,
      description: { kind: 'markdown', value: hoverText(definition) },
      attributes: Object.entries(definition.attributes ?? {}).map(([name, rule]) => ({
        name,
        description: rule.summary,
        // The built-in value set `v` makes VS Code complete the attribute without a value.
        ...(rule.type === 'boolean' && { valueSet: 'v' }),
        ...(valuesOf(rule) && { values: valuesOf(rule)?.map((value) => ({ name: value })) }),
      })),
    })),
  };
}

/** The format has no place for methods and events, so the description of the tag lists them. */
function hoverText(definition: DocumentedElement): string {
  const methods = Object.entries(definition.methods ?? {}).map(
    ([name, method]) => `- \`${name}(${parametersOf(method)})\`: ${method.summary}`,
  );
  const events = eventsOf(definition).map((event) => `- \`${event.name}\`: ${event.summary}`);
  return [
    definition.summary,
    ...(methods.length > 0 ? [`**Methods**\n${methods.join('\n')}`] : []),
    `**Events**\n${events.join('\n')}`,
  ].join('\n\n');
}

const valuesOf = (rule: AttributeRule) => (rule.type === 'string' ? rule.values : undefined);

/** The same for JetBrains IDEs: Web Types 2. */
export function webTypes(definitions: readonly DocumentedElement[], version: string) {
  return {
    $schema: 'https://json.schemastore.org/web-types',
    name: 'portal-widgets',
    version,
    'js-types-syntax': 'typescript',
    'description-markup': 'markdown',
    contributions: {
      html: {
        elements: definitions.map((definition) => ({
          name: definition.tag,
          description: definition.summary,
          attributes: Object.entries(definition.attributes ?? {}).map(([name, rule]) => ({
            name,
            description: rule.summary,
            value: { type: typeOf(rule), required: rule.type !== 'boolean' },
            ...(rule.type !== 'boolean' && rule.default !== undefined && { default: String(rule.default) }),
          })),
          js: { properties: propertiesOf(definition), events: typedEventsOf(definition) },
          css: {
            properties: cssProperties,
            parts: Object.entries(definition.parts ?? {}).map(([name, description]) => ({
              name,
              description,
            })),
          },
        })),
      },
    },
  };
}

function propertiesOf({ attributes = {}, properties = {}, methods = {} }: DocumentedElement) {
  return [
    ...Object.entries(attributes).map(([name, rule]) => ({
      name: propertyName(name),
      description: rule.summary,
      type: typeOf(rule),
    })),
    ...Object.entries(properties).map(([name, description]) => ({ name, description })),
    ...Object.entries(methods).map(([name, method]) => ({
      name,
      description: method.summary,
      type: `(${parametersOf(method)}) => void`,
    })),
  ];
}

function typedEventsOf(definition: DocumentedElement) {
  return eventsOf(definition).map((event) => ({
    name: event.name,
    description: event.summary,
    type: `CustomEvent<${detailType(event)}>`,
  }));
}
