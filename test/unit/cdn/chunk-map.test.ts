// @vitest-environment node
import { expect, test } from 'vitest';
import { elementEntries } from '#host/cdn/chunk-map.ts';
import { elementReferences } from '#widgets/references.ts';

test('the script of the CDN loads every tag of the table and no other', () => {
  expect(Object.keys(elementEntries()).toSorted()).toEqual(
    elementReferences.map(({ tag }) => tag).toSorted(),
  );
});
