import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { AnnualReport, annualReportDefinition } from '#widgets/annual-report/index.ts';
import { readingFaults } from '../faults.ts';
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

function showReport(form: Form, options: ShowOptions = { as: 'teacher' }) {
  return show(form, { row: annualReportDefinition, component: AnnualReport }, options);
}

/** Waits for the first commit, after which the component's handle exists. */
async function open(form: Form, options?: ShowOptions) {
  const shown = showReport(form, options);
  await eventually(() => {
    shown.call('open');
    expect(shown.queryByRole('dialog')).not.toBeNull();
  });
  return { ...shown, dialog: await shown.findByRole('dialog', { name: '年度学习报告' }) };
}

beforeEach(() => page.viewport(1280, 800));

describe.each(forms)('the annual report, as %s', (form) => {
  test('shows nothing by itself, then the code and the way on this device', async () => {
    const shown = showReport(form);
    await eventually(() => expect(shown.session.getState().orgConfig).not.toBeNull());
    expect(shown.queryByRole('dialog')).toBeNull();
    shown.call('open');
    const dialog = await shown.findByRole('dialog', { name: '年度学习报告' });
    await shown.findByRole('img', { name: '年度学习报告二维码' });
    const link = shown.getByRole<HTMLAnchorElement>('link', { name: /在本机打开/ });
    expect(link.href).toBe(new URL('/external/annual-report', shown.api).href);
    expect(link.rel).toBe('noopener noreferrer');
    await expectAccessible(dialog);
  });

  test('is closed by Escape, and by its method', async () => {
    const shown = await open(form);
    await userEvent.keyboard('{Escape}');
    await eventually(() => expect(shown.queryByRole('dialog')).toBeNull());
    shown.call('open');
    await shown.findByRole('dialog');
    shown.call('close');
    await eventually(() => expect(shown.queryByRole('dialog')).toBeNull());
  });

  test.each([
    ['none is configured', ''],
    ['its address is a script', 'javascript:alert(1)'],
  ])('does not open where %s', async (_, annualReportUrl) => {
    const shown = showReport(form, {
      as: 'teacher',
      prepare: (sandbox) =>
        sandbox.fault({
          method: 'GET',
          path: organisation,
          body: { code: 200, data: { orgId: '1001', orgCode: 'demo', annualReportUrl } },
        }),
    });
    await eventually(() => expect(shown.session.getState().orgConfig).not.toBeNull());
    shown.call('open');
    shown.call('close');
    shown.call('open');
    expect(shown.queryByRole('dialog')).toBeNull();
  });
});

describe.each(componentForms)('faults, as %s', (form) => {
  test.each(readingFaults)('%s of the organisation: says so, and a retry brings it', async (_, fault) => {
    const shown = await open(form, {
      as: 'teacher',
      prepare: (sandbox) => sandbox.fault({ method: 'GET', path: organisation, ...fault }),
    });
    await shown.findByText('报告地址加载失败');
    await userEvent.click(await shown.findByRole('button', { name: '重试' }));
    await shown.findByRole('img', { name: '年度学习报告二维码' });
  });

  test('an answer that takes its time shows a skeleton', async () => {
    const shown = await open(form, {
      as: 'teacher',
      prepare: (sandbox) => sandbox.fault({ method: 'GET', path: organisation, delayMs: 1500 }),
    });
    await shown.findByText('加载中');
    await shown.findByRole('img', { name: '年度学习报告二维码' });
  });
});
