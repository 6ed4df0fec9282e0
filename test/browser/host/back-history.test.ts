import { expect, onTestFinished, test } from 'vitest';
import { atPageEntry, connectBackHistory } from '#host/app/history/back-history.ts';
import { addBackHandler } from '#src/ui/navigation/back-handlers.ts';
import { leavePage } from '#src/ui/navigation/leave-page.ts';
import { eventually } from '../widget.tsx';

/** A browser keeps so many entries of a tab, which the files of a page share. */
const ENTRIES_MAX = 50;

const isDialogEntry = () => JSON.stringify(history.state ?? {}).includes('"portal.back":1');

test('a page is left only when the history entry of its closing dialog is gone', async () => {
  onTestFinished(connectBackHistory());
  const close = addBackHandler(() => {});
  await eventually(() => expect(isDialogEntry()).toBe(true));
  close();
  leavePage('#left');
  await eventually(() => expect(location.hash).toBe('#left'));
  const back = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  history.back();
  await back;
  expect(isDialogEntry()).toBe(false);
});

test('the URL of a page is replaced in its own entry, below the one of its handler, which is added again', async () => {
  onTestFinished(connectBackHistory());
  history.pushState(null, '', '#new');
  const before = history.length;
  const closed: string[] = [];
  onTestFinished(addBackHandler(() => closed.push(location.hash)));
  await eventually(() => expect(isDialogEntry()).toBe(true));
  atPageEntry(() => history.replaceState(null, '', '#saved'));
  await eventually(() => expect([location.hash, isDialogEntry()]).toEqual(['#saved', true]));
  expect(history.length).toBe(Math.min(before + 1, ENTRIES_MAX));
  history.back();
  await eventually(() => expect(closed).toEqual(['#saved']));
});
