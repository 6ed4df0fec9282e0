import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Sandbox } from '#host/sandbox/index.ts';
import { Bell, bellDefinition } from '#widgets/bell/index.ts';
import { componentForms, eventually, type Form, show } from '../../widget.tsx';

const amount = 200;
const list = '/api/msg/message/page';
const text = (place: number) => `第${place}条消息`;

/** Adds notifications, the last one on top. */
const told = (count: number) => (sandbox: Sandbox) => {
  for (let place = count; place > 0; place--) {
    sandbox.notify({ user: 'newcomer', content: text(place), sourceType: 13 });
  }
};

/** Holds back animation frames, so that deferred rows are not rendered; returns a function that releases them. */
function holdFrames(): () => void {
  const held: FrameRequestCallback[] = [];
  const spy = vi.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => held.push(frame));
  const release = () => {
    spy.mockRestore();
    for (const frame of held.splice(0)) requestAnimationFrame(frame);
  };
  onTestFinished(release);
  return release;
}

async function openBell(form: Form, count = amount) {
  const widget = { row: bellDefinition, component: Bell };
  const bell = show(form, widget, { as: 'newcomer', prepare: told(count) });
  const button = await bell.findByRole('button', { name: /^消息通知，/ });
  const open = async () => {
    await userEvent.click(button);
    return bell.findByRole('list', { name: '未读消息' });
  };
  const inList = (at: HTMLElement) => [...at.querySelectorAll('li')];
  return { ...bell, button, open, inList };
}

/** Finds the scroll container of an element. */
function scrollerOf(element: HTMLElement): HTMLElement {
  let scroller = element;
  while (scroller.scrollHeight <= scroller.clientHeight && scroller.parentElement) {
    scroller = scroller.parentElement;
  }
  return scroller;
}

beforeEach(() => page.viewport(1280, 800));

describe.each(componentForms)('a long list in the bell as %s', (form) => {
  test('shows the first screen at once, and all rows in their order soon', async () => {
    const { open, inList } = await openBell(form);
    const release = holdFrames();
    const rows = await open();
    const first = inList(rows);
    expect(first.length).toBeLessThan(20);
    expect(first.at(-1)?.getBoundingClientRect().bottom).toBeGreaterThan(
      scrollerOf(rows).getBoundingClientRect().bottom,
    );
    release();
    await eventually(() => expect(inList(rows)).toHaveLength(amount));
    expect(inList(rows).map((row) => row.textContent?.match(/第\d+条消息/)?.[0])).toEqual(
      Array.from({ length: amount }, (_, place) => text(place + 1)),
    );
    expect(inList(rows)[0]).toBe(first[0]);
  });

  test('the list is as long from the start, and stays where it was scrolled to', async () => {
    const { open, inList } = await openBell(form);
    const release = holdFrames();
    const rows = await open();
    const scroller = scrollerOf(rows);
    const height = scroller.scrollHeight;
    scroller.scrollTop = 5000;
    release();
    await eventually(() => expect(inList(rows)).toHaveLength(amount));
    expect(scroller.scrollTop).toBe(5000);
    // Measured rows are a few px lower than the estimate.
    expect(scroller.scrollHeight / height).toBeCloseTo(1, 1);
  });

  test.each(['{End}', '{ArrowDown>8/}{End}'])('%s reaches the last row before it is there', async (keys) => {
    const { open, inList, focused } = await openBell(form);
    holdFrames();
    const rows = await open();
    await userEvent.keyboard(keys);
    expect(inList(rows)).toHaveLength(amount);
    expect(inList(rows).at(-1)?.contains(focused())).toBe(true);
  });

  test('the arrows go on beyond what is there', async () => {
    const { open, inList, focused } = await openBell(form);
    holdFrames();
    const rows = await open();
    const count = inList(rows).length;
    for (let step = 0; step <= count; step++) await userEvent.keyboard('{ArrowDown}');
    expect(inList(rows)[count]?.contains(focused())).toBe(true);
    await userEvent.keyboard('{Home}');
    expect(inList(rows)[0]?.contains(focused())).toBe(true);
  });

  test('a list that changes meanwhile loses no row, and the focus stays', async () => {
    const { open, inList, focused, sandbox, call, calls, findByRole } = await openBell(form, 150);
    const release = holdFrames();
    const rows = await open();
    const last = inList(rows).at(-1)?.querySelector('button');
    last?.focus();
    sandbox.notify({ user: 'newcomer', content: '刚到的消息', sourceType: 13 });
    call('refresh');
    await findByRole('button', { name: /刚到的消息/ });
    expect(focused()).toBe(last);
    release();
    await eventually(() => expect(inList(rows)).toHaveLength(151));
    expect(new Set(inList(rows).map((row) => row.textContent)).size).toBe(151);
    expect(focused()).toBe(last);
    expect(calls(list)).toHaveLength(2);
  });

  test('closed meanwhile it is still, and shows all when it is opened again', async () => {
    const error = vi.spyOn(console, 'error');
    onTestFinished(() => error.mockRestore());
    const { open, inList, button, queryByRole } = await openBell(form);
    const release = holdFrames();
    await open();
    await userEvent.click(button);
    await eventually(() => expect(queryByRole('dialog')).toBeNull());
    release();
    const rows = await open();
    await eventually(() => expect(inList(rows)).toHaveLength(amount));
    expect(error).not.toHaveBeenCalled();
  });

  test('a phone’s sheet has them all, too', async () => {
    await page.viewport(390, 844);
    const { open, inList } = await openBell(form);
    const rows = await open();
    await eventually(() => expect(inList(rows)).toHaveLength(amount));
  });
});
