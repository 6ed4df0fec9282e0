import { resolve } from 'node:path';
import { expect, test, vi } from 'vitest';
import {
  elementEntries,
  entries,
  publicNames,
  writeGeneratedEntries,
} from '../../../host/package/entries.ts';
import { propertyName } from '../../../src/element/attributes.ts';
import type { ElementLoaders } from '../../../src/element/autoload.ts';
import { elementDefinitions } from '../../../widgets/definitions.ts';

const autoload = vi.hoisted(() => vi.fn(async (_address: string, _loaders: ElementLoaders) => {}));
vi.mock('../../../src/element/autoload.ts', () => ({ autoload }));

const tags = elementDefinitions.map(({ tag }) => tag).toSorted();

async function loaders(): Promise<ElementLoaders> {
  await import('../../../widgets/cdn.ts');
  const found = autoload.mock.lastCall?.[1];
  if (!found) throw new Error('the script of the CDN loads nothing');
  return found;
}

/** Members that a class of elements has of its own. */
const ownMembers = (element: CustomElementConstructor) => Object.getOwnPropertyNames(element.prototype);

test('each tag is defined by one widget', () => {
  expect(tags).toEqual([...new Set(tags)]);
});

test('the script of the CDN loads every tag and no other', async () => {
  expect(Object.keys(await loaders()).toSorted()).toEqual(tags);
});

test('the package has an entry for every tag and no other', () => {
  const widgets = Object.keys(elementEntries)
    .filter((name) => name !== 'elements/index')
    .map((name) => name.replace('elements/', 'portal-'));
  expect(widgets.toSorted()).toEqual(tags);
  expect(Object.keys(entries)).toEqual(expect.arrayContaining(tags.map((tag) => tag.slice(7))));
});

test.each([
  ['bell', ['Bell', 'type BellHandle', 'type BellProps']],
  ['avatar', ['AvatarSetting', 'type AvatarSettingHandle', 'type AvatarSettingProps']],
  ['header', ['Header', 'type HeaderProps']],
  ['login', ['Login', 'type LoginProps']],
])('the package exports the component of %s with its types', (widget, names) => {
  expect(publicNames(widget)).toEqual(names);
});

test('the entry that defines all elements defines every tag', async () => {
  writeGeneratedEntries();
  await import(/* @vite-ignore */ resolve(elementEntries['elements/index'] ?? ''));
  expect(tags.filter((tag) => !customElements.get(tag))).toEqual([]);
  // The code of every element is read and compiled here.
}, 30_000);

test.each(elementDefinitions)('$tag is defined with what its definition names', async (definition) => {
  await (await loaders())[definition.tag]?.();
  const element = customElements.get(definition.tag);
  if (!element) throw new Error(`${definition.tag} is not defined`);
  const attributes = Object.keys(definition.attributes ?? {});
  expect(Reflect.get(element, 'observedAttributes')).toEqual(attributes);
  expect(ownMembers(element)).toEqual(
    expect.arrayContaining([
      ...attributes.map(propertyName),
      ...Object.keys(definition.properties ?? {}),
      ...Object.keys(definition.methods ?? {}),
    ]),
  );
  // A page could not tell them apart.
  const events = Object.values(definition.events ?? {}).map(({ name }) => name);
  expect(events).toEqual([...new Set(events)]);
});
