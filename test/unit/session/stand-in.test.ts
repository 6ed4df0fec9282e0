import * as valtio from 'valtio/vanilla';
import { describe, expect, it, vi } from 'vitest';
import * as standIn from '../../../host/cdn/valtio.ts';

describe.each([
  ['valtio', valtio],
  ['what stands in its place on other people’s pages', standIn],
])('the session’s holder: %s', (_, { proxy, ref, subscribe }) => {
  const hold = () => {
    const first = { token: '' };
    const page = proxy<{ state: { token: string } }>({ state: ref(first) });
    const listener = vi.fn();
    const leave = subscribe(page, listener, true);
    return { page, first, listener, leave };
  };

  it('keeps what it is given as the same object', () => {
    const { page, first } = hold();
    expect(page.state).toBe(first);
    const next = { token: 't' };
    page.state = ref(next);
    expect(page.state).toBe(next);
  });

  it('tells of a change at once, and once', () => {
    const { page, listener } = hold();
    page.state = ref({ token: 't' });
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('is silent where nothing changes, and to those who have left', () => {
    const { page, listener, leave } = hold();
    const same = page.state;
    page.state = same;
    expect(listener).not.toHaveBeenCalled();
    leave();
    page.state = ref({ token: 't' });
    expect(listener).not.toHaveBeenCalled();
  });
});
