import { afterEach, beforeEach, expect, it } from 'vitest';
import { EARLY_ERRORS_MAX } from '#src/rules/limits.ts';
import { nameView, noteError, raisedErrors } from '#src/rules/raised-errors.ts';

const clear = () => {
  raisedErrors().splice(0);
  nameView('');
};
beforeEach(clear);
afterEach(clear);

it('has none on a page that has raised none', () => {
  Reflect.deleteProperty(globalThis, Symbol.for('portal.raised/1'));
  expect([...raisedErrors()]).toEqual([]);
});

it('keeps an error with the view that the page shows, or with that of its element', () => {
  nameView('/course');
  noteError('first');
  noteError('second', 'portal-bell');
  noteError('third', undefined, 'GET /api/a');
  expect([...raisedErrors()]).toMatchObject([
    { error: 'first', view: '/course' },
    { error: 'second', view: 'portal-bell' },
    { error: 'third', view: '/course', call: 'GET /api/a' },
  ]);
});

it('keeps the first, not all that a failing page raises', () => {
  for (let place = 0; place < EARLY_ERRORS_MAX + 10; place++) noteError(place);
  expect(raisedErrors().map(({ error }) => error)).toEqual(
    Array.from({ length: EARLY_ERRORS_MAX }, (_, place) => place),
  );
});
