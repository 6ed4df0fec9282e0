import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AbortedError, NetworkError, NoContentError } from '#src/http/errors.ts';
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

it.each([
  ['went away with its caller', new AbortedError('aborted')],
  ['found nothing', new NoContentError('nothing', null)],
  ['was aborted by the browser', new DOMException('', 'AbortError')],
])('keeps nothing of a call that %s', (_, error) => {
  noteError(error);
  expect(raisedErrors()).toHaveLength(0);
});

it('reads the stacks of an error and its causes, which would hold the elements that have raised it', () => {
  const read = vi.fn(() => 'Error: at a.js:1:1');
  const withStack = <Raised extends Error>(error: Raised) =>
    Object.defineProperty(error, 'stack', { get: read });
  const cause = withStack(new TypeError('Failed to fetch', { cause: withStack(new Error('refused')) }));
  noteError(withStack(new NetworkError('offline', { cause })));
  expect(read).toHaveBeenCalledTimes(3);
  for (let place = 0; place < EARLY_ERRORS_MAX; place++) noteError(place);
  noteError(withStack(new Error('more than the list has room for')));
  expect(read).toHaveBeenCalledTimes(4);
});
