import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { elementEntries, entries, publicNames, writeGeneratedEntries } from '#host/package/entries.ts';
import { propertyName } from '#src/element/definition.ts';
import { elementReferences } from '#widgets/references.ts';

const tags = elementReferences.map(({ tag }) => tag).toSorted();

/** Returns the members that a class of elements defines itself. */
const ownMembers = (element: CustomElementConstructor) => Object.getOwnPropertyNames(element.prototype);

test('each tag is defined by one widget', () => {
  expect(tags).toEqual([...new Set(tags)]);
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
});

test.each(elementReferences)('$tag is defined with what its definition names', async (definition) => {
  await import(`#widgets/${definition.tag.slice('portal-'.length)}/element.ts`);
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
  // A page could not tell duplicate names apart.
  const events = Object.values(definition.events ?? {}).map(({ name }) => name);
  expect(events).toEqual([...new Set(events)]);
});
