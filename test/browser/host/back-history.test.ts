import { expect, onTestFinished, test } from 'vitest';
import { connectBackHistory } from '#host/app/history/back-history.ts';
import { addBackHandler } from '#src/ui/navigation/back-handlers.ts';
import { leavePage } from '#src/ui/navigation/leave-page.ts';
import { eventually } from '../widget.tsx';

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
