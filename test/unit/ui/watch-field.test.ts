import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchField } from '#src/ui/fields/watch-field.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

function addFields(count: number): HTMLInputElement[] {
  const fields = Array.from({ length: count }, () => document.createElement('input'));
  document.body.append(...fields);
  return fields;
}

test('a thousand fields share one timer, which ends with the last of them', () => {
  const looks = addFields(1000).map((field) => {
    const look = vi.fn();
    return { look, unwatch: watchField(field, look) };
  });
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(1000);
  for (const { look } of looks) expect(look).toHaveBeenCalledOnce();
  for (const { unwatch } of looks) unwatch();
  expect(vi.getTimerCount()).toBe(0);
});

test('a field that has left is asked no more, the others are', () => {
  const [left, kept] = addFields(2) as [HTMLInputElement, HTMLInputElement];
  const [lookLeft, lookKept] = [vi.fn(), vi.fn()];
  const unwatch = watchField(left, lookLeft);
  const unwatchKept = watchField(kept, lookKept);
  unwatch();
  kept.dispatchEvent(new Event('keydown', { bubbles: true }));
  expect(lookLeft).not.toHaveBeenCalled();
  expect(lookKept).toHaveBeenCalledOnce();
  unwatchKept();
  kept.dispatchEvent(new Event('keydown', { bubbles: true }));
  expect(lookKept).toHaveBeenCalledOnce();
});

test('a look may take another field away', () => {
  const [first, second] = addFields(2) as [HTMLInputElement, HTMLInputElement];
  const unwatchers = [watchField(first, () => unwatchers[1]?.()), watchField(second, vi.fn())];
  first.dispatchEvent(new Event('change', { bubbles: true }));
  unwatchers[0]?.();
  expect(vi.getTimerCount()).toBe(0);
});

test('fields of a shadow root are apart from those of the document', () => {
  const [outside] = addFields(1) as [HTMLInputElement];
  const root = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' });
  const inside = root.appendChild(document.createElement('input'));
  const [lookOutside, lookInside] = [vi.fn(), vi.fn()];
  const unwatchers = [watchField(outside, lookOutside), watchField(inside, lookInside)];
  inside.dispatchEvent(new Event('change', { bubbles: true }));
  expect(lookInside).toHaveBeenCalledOnce();
  expect(lookOutside).not.toHaveBeenCalled();
  for (const unwatch of unwatchers) unwatch();
});
