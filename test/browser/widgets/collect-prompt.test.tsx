import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { CollectPrompt, collectPromptDefinition } from '#widgets/collect-prompt/index.ts';
import { isProfilePromptDone, markProfilePromptDone } from '#src/session/profile-prompt.ts';
import { brokenConnection, type Fault } from '../faults.ts';
import {
  componentForms,
  eventually,
  expectAccessible,
  type Form,
  forms,
  show,
  type ShowOptions,
} from '../widget.tsx';

const organisation = '/api/orgUser/org/getConfigByCode';

function showPrompt(form: Form, options: ShowOptions = { as: 'newcomer' }) {
  return show(form, { row: collectPromptDefinition, component: CollectPrompt }, options);
}
const isAsked = () => !isProfilePromptDone('collect', 'u-1003');
const dialogOf = (shown: ReturnType<typeof showPrompt>) =>
  shown.findByRole('dialog', { name: '完善个人信息' });

beforeEach(() => page.viewport(1280, 800));

describe.each(forms)('the question for more about oneself, as %s', (form) => {
  test('shows the organisation’s words, and is asked again until it is answered', async () => {
    const shown = showPrompt(form);
    const dialog = await dialogOf(shown);
    await shown.findByText('11月30日前');
    expect(isAsked()).toBe(true);
    expect(shown.focused()?.textContent).toBe('去填写');
    await expectAccessible(dialog);
  });

  test('is closed once and for all by its button', async () => {
    const shown = showPrompt(form);
    await dialogOf(shown);
    // The close icon has the same name as the button; the button comes last.
    const closers = shown.getAllByRole('button', { name: '关闭' });
    await userEvent.click(closers[closers.length - 1] ?? shown.host);
    await eventually(() => expect(shown.queryByRole('dialog')).toBeNull());
    expect(isAsked()).toBe(false);
  });

  test('is closed by Escape, not by a click beside it', async () => {
    const shown = showPrompt(form);
    await dialogOf(shown);
    await userEvent.click(document.body, { position: { x: 5, y: 5 }, force: true });
    expect(shown.queryByRole('dialog')).not.toBeNull();
    await userEvent.keyboard('{Escape}');
    await eventually(() => expect(shown.queryByRole('dialog')).toBeNull());
    expect(isAsked()).toBe(false);
  });

  test('leads to the form by keyboard, and is answered with it', async () => {
    const onNavigate = vi.fn(() => false);
    const shown = showPrompt(form, {
      as: 'newcomer',
      settings: { collectPath: '/space/edit/learner/0' },
      props: { onNavigate },
    });
    await dialogOf(shown);
    await userEvent.keyboard('{Enter}');
    await eventually(() => expect(shown.queryByRole('dialog')).toBeNull());
    expect(onNavigate).toHaveBeenCalledExactlyOnceWith({ url: '/space/edit/learner/0' });
    expect(isAsked()).toBe(false);
  });

  describe.each(componentForms)('in either form', () => {
    test.each([
      ['somebody who has answered', { as: 'newcomer' }],
      ['an organisation that does not ask', { as: 'teacher' }],
      ['a guest', { as: 'guest', settings: { org: 'collect' } }],
      ['nobody', { as: 'visitor', settings: { org: 'collect' } }],
    ] as const)('does not come for %s', async (who, options) => {
      const shown = showPrompt(form, {
        ...options,
        prepare: () => who === 'somebody who has answered' && markProfilePromptDone('collect', 'u-1003'),
      });
      await eventually(() => expect(shown.session.getState().orgConfig).not.toBeNull());
      expect(shown.queryByRole('dialog')).toBeNull();
    });

    test('is gone where another tab has answered it', async () => {
      const shown = showPrompt(form);
      await dialogOf(shown);
      markProfilePromptDone('collect', 'u-1003');
      await eventually(() => {
        window.dispatchEvent(new StorageEvent('storage', { key: 'portal.collected' }));
        expect(shown.queryByRole('dialog')).toBeNull();
      });
    });

    test('lets no script of the words run', async () => {
      const spy = vi.fn();
      Object.assign(window, { portalHacked: spy });
      const shown = showPrompt(form, {
        as: 'newcomer',
        prepare: (sandbox) =>
          sandbox.fault({
            method: 'GET',
            path: organisation,
            body: {
              code: 200,
              data: {
                orgId: '1003',
                orgCode: 'collect',
                collectState: 1,
                collectWord:
                  '<p>请补充资料</p><img src="x" onerror="portalHacked()"><a href="javascript:portalHacked()">说明</a>',
              },
            },
          }),
      });
      await dialogOf(shown);
      await shown.findByText('请补充资料');
      expect(shown.queryByRole('link', { name: '说明' })).toBeNull();
      expect(spy).not.toHaveBeenCalled();
    });
  });
});

const faults: readonly (readonly [string, Fault])[] = [
  brokenConnection,
  ['a wrong shape', { body: { code: 200, data: { orgId: [], collectWord: 3 } } }],
];

describe.each(componentForms)('faults, as %s', (form) => {
  test.each(faults)('%s of the organisation: no question, no message', async (_, fault) => {
    const address = window.location.href;
    const shown = showPrompt(form, {
      as: 'newcomer',
      prepare: (sandbox) => sandbox.fault({ method: 'GET', path: organisation, times: 10, ...fault }),
    });
    await eventually(() => expect(shown.calls(organisation)).toHaveLength(1));
    expect(shown.session.getState().orgConfig).toBeNull();
    expect(shown.queryByRole('dialog')).toBeNull();
    expect(shown.queryByRole('alert')).toBeNull();
    expect(isAsked()).toBe(true);
    expect(window.location.href).toBe(address);
  });
});
