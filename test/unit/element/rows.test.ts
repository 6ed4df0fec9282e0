import { expect, test } from 'vitest';
import { doors, elementEntries } from '../../../host/package/entries.ts';
import { propertyName } from '../../../src/element/attributes.ts';
import { elementReferences } from '../../../widgets/references.ts';

const tags = elementReferences.map(({ tag }) => tag).toSorted();

/** Members that a class of elements has of its own. */
const ownMembers = (element: CustomElementConstructor) => Object.getOwnPropertyNames(element.prototype);

test('the table names each tag once', () => {
  expect(tags).toEqual([...new Set(tags)]);
});

test('the package has an entry for every tag of the table and no other', () => {
  const widgets = Object.keys(elementEntries)
    .filter((name) => name !== 'elements/index')
    .map((name) => name.replace('elements/', 'portal-'));
  expect(widgets.toSorted()).toEqual(tags);
  expect(Object.keys(doors)).toEqual(expect.arrayContaining(tags.map((tag) => tag.slice(7))));
});

test('the entry that defines all elements defines every tag of the table', async () => {
  await import('../../../widgets/elements.ts');
  expect(tags.filter((tag) => !customElements.get(tag))).toEqual([]);
  // The code of every element is read and compiled here.
}, 30_000);

test.each(elementReferences)('$tag is defined with what its row names', async (row) => {
  await import(`../../../widgets/${row.tag.slice('portal-'.length)}/element.ts`);
  const element = customElements.get(row.tag);
  if (!element) throw new Error(`${row.tag} is not defined`);
  const attributes = Object.keys(row.attributes ?? {});
  expect(Reflect.get(element, 'observedAttributes')).toEqual(attributes);
  expect(ownMembers(element)).toEqual(
    expect.arrayContaining([
      ...attributes.map(propertyName),
      ...Object.keys(row.properties ?? {}),
      ...Object.keys(row.methods ?? {}),
    ]),
  );
  // A page could not tell them apart.
  const events = Object.values(row.events ?? {}).map(({ name }) => name);
  expect(events).toEqual([...new Set(events)]);
});
