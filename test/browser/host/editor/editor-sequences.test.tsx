import fc from 'fast-check';
import { expect, test } from 'vitest';
import { page as browserPage, userEvent } from 'vitest/browser';
import { openEditor, savePath } from './editor-scene.tsx';
import { eventually } from '../../widget.tsx';

const users = { teacher: 'u-1001', admin: 'u-1002' };
type User = keyof typeof users;
const fields = ['课程名称', '简介', '主讲教师'];

type Step =
  | { type: 'type'; field: string; text: string }
  | { type: 'reload' | 'log out' | 'log in as the other' | 'fail a save' | 'switch tab' | 'rest' };

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      type: fc.constant('type' as const),
      field: fc.constantFrom(...fields),
      text: fc.constantFrom('古诗文', '群文阅读 2026', 'a&b <c>', '课例🌱', ''),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      type: fc.constantFrom('reload', 'log out', 'log in as the other', 'fail a save', 'switch tab'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('rest' as const) }) },
);

test('thirty generated sequences on the page lose nothing that was typed', async () => {
  await browserPage.viewport(1440, 900);
  const editor = openEditor('/courseAdd');
  const { session } = editor.portal;
  const typed: Record<User, Record<string, string>> = { teacher: {}, admin: {} };
  const addresses: Record<User, string> = { teacher: '/courseAdd', admin: '/courseAdd' };
  let user: User = 'teacher';

  const logIn = (next: User) => {
    addresses[user] = window.location.pathname + window.location.search;
    session.end({ type: 'chosen' });
    window.history.replaceState(null, '', addresses[next]);
    user = next;
    session.logIn(editor.sandbox.tokenOf(user), users[user]);
  };
  const run = async (one: Step) => {
    switch (one.type) {
      case 'type':
        typed[user][one.field] = one.text;
        return userEvent.fill(await editor.field(one.field), one.text);
      case 'reload':
        return editor.reload();
      case 'log out':
        return logIn(user);
      case 'log in as the other':
        return logIn(user === 'teacher' ? 'admin' : 'teacher');
      case 'fail a save':
        return editor.sandbox.fault({ method: 'POST', path: savePath, drop: true });
      case 'switch tab':
        return document.dispatchEvent(new Event('visibilitychange'));
      case 'rest':
        return new Promise((resolve) => setTimeout(resolve, 300));
    }
  };

  for (const sequence of fc.sample(fc.array(step, { minLength: 4, maxLength: 7 }), {
    numRuns: 30,
    seed: 2026,
  })) {
    for (const one of sequence) await run(one);
    for (const [field, text] of Object.entries(typed[user])) {
      await eventually(async () => expect(await editor.field(field)).toHaveValue(text));
    }
  }
});
