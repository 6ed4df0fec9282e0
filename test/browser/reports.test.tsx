import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { getOrgByCode } from '#src/api/org.ts';
import { configurePortal } from '#src/configure-portal.ts';
import { findPortal } from '#src/page-portal.ts';
import type { PortalOptions } from '#src/portal-options.ts';
import type { PortalReport } from '#src/reports/report.ts';
import { nameView, noteError, raisedErrors } from '#src/rules/raised-errors.ts';
import { ErrorBoundary } from '#src/ui/states/ErrorBoundary.tsx';
import { lazyComponent } from '#src/ui/loading/lazyComponent.tsx';
import { createScene, forgetSession } from '../scene.ts';
import { mount } from './mount.tsx';

/** An address of the test's own server, which answers it with 404. */
const reportTo = `${location.origin}/reports-of-the-test`;

const scene = createScene({
  prepare: (sandbox) =>
    sandbox.fault({
      method: 'GET',
      path: getOrgByCode.definition.path,
      body: { code: 500, msg: '陈思远 13812345678', data: null },
      times: 100,
    }),
});

/** Every test has views of its own, since a failure is reported once in each. */
let tests = 0;
const view = () => `/view-${tests}`;

function configure({ settings, ...options }: PortalOptions = {}) {
  return configurePortal({
    ...scene.options,
    ...options,
    settings: { ...scene.options.settings, ...settings },
  });
}

const fail = async () => {
  const portal = findPortal();
  await expect(portal && getOrgByCode(portal.http, { orgCode: 'demo' })).rejects.toThrow('陈思远');
};

const hide = () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
};

const failedCall = () =>
  expect.objectContaining({
    type: 'call',
    name: 'RefusedError',
    code: 500,
    call: `GET ${getOrgByCode.definition.path}`,
    view: view(),
  }) as PortalReport;

beforeEach(() => {
  forgetSession();
  raisedErrors().splice(0);
  tests += 1;
  nameView(view());
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  findPortal()?.close();
  nameView('');
});

describe('a function of the page', () => {
  it('is called with each error, those from before it was there too', async () => {
    const onReport = vi.fn();
    noteError(new TypeError('early'));
    configure({ onReport });
    await fail();
    mount(
      <ErrorBoundary>
        <Broken />
      </ErrorBoundary>,
    );
    const file = `https://portal.invalid/assets/Panel-${tests}.js`;
    const Missing = lazyComponent<object>(() =>
      Promise.reject(new TypeError(`Failed to fetch dynamically imported module: ${file}`)),
    );
    mount(<Missing />);
    await expect.poll(() => reportsOf(onReport)).toHaveLength(4);
    expect(reportsOf(onReport)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ type: 'error', name: 'TypeError', view: view() }),
        failedCall(),
        expect.objectContaining({ type: 'error', name: 'RangeError', view: view() }),
        expect.objectContaining({ type: 'chunk', file: `Panel-${tests}.js`, view: view() }),
      ]),
    );
    expect(JSON.stringify(reportsOf(onReport))).not.toMatch(/陈思远|1381234|early|broken/);
  });

  it('may throw or reject, and is called for the next report', async () => {
    const onReport = vi
      .fn()
      .mockImplementationOnce(() => {
        throw new Error('Sentry is not there');
      })
      .mockRejectedValueOnce(new Error('Sentry is not there'));
    configure({ onReport });
    for (const error of [new TypeError('1'), new RangeError('2'), new SyntaxError('3')]) noteError(error);
    await expect
      .poll(() => reportsOf(onReport).map((report) => 'name' in report && report.name))
      .toEqual(['TypeError', 'RangeError', 'SyntaxError']);
  });

  it('hears nothing once another portal without one has taken its place', async () => {
    const onReport = vi.fn();
    configure({ onReport });
    await fail();
    await expect.poll(() => reportsOf(onReport)).toHaveLength(1);
    configure();
    noteError(new TypeError('later'));
    const next = vi.fn();
    configure({ onReport: next });
    // The reporter has taken over once it reports this one.
    await expect
      .poll(() => {
        noteError(new RangeError('last'));
        return reportsOf(next).length;
      })
      .toBeGreaterThan(0);
    expect(reportsOf(onReport)).toHaveLength(1);
  });
});

describe('an address', () => {
  it('gets one beacon when the page is hidden', async () => {
    const initiators: string[] = [];
    const observer = new PerformanceObserver((entries) => {
      for (const entry of entries.getEntriesByName(reportTo))
        initiators.push((entry as PerformanceResourceTiming).initiatorType);
    });
    observer.observe({ type: 'resource' });
    onTestFinished(() => observer.disconnect());
    const sendBeacon = vi.spyOn(navigator, 'sendBeacon');
    const onReport = vi.fn();
    configure({ settings: { reportTo }, onReport });
    await fail();
    noteError(new TypeError('typed text'));
    await expect.poll(() => reportsOf(onReport)).toHaveLength(2);
    expect(sendBeacon).not.toHaveBeenCalled();
    hide();
    expect(sendBeacon.mock.results.map(({ value }) => value as boolean)).toEqual([true]);
    const [url, body] = sendBeacon.mock.calls[0] ?? [];
    expect(url).toBe(reportTo);
    expect(failuresIn(String(body))).toEqual([
      failedCall(),
      expect.objectContaining({ type: 'error', name: 'TypeError' }),
    ]);
    await expect.poll(() => initiators).toEqual(['beacon']);
  });
});

it('nobody who wants a report keeps no more than a few errors', async () => {
  configure();
  for (let place = 0; place < 50; place++) noteError(place);
  expect(raisedErrors().length).toBeLessThanOrEqual(20);
});

function Broken(): never {
  throw new RangeError('broken');
}

const isFailure = ({ type }: PortalReport) => type !== 'vital';
const reportsOf = (onReport: ReturnType<typeof vi.fn>) =>
  onReport.mock.calls.map(([report]) => report as PortalReport).filter(isFailure);
const failuresIn = (body: string) =>
  (JSON.parse(body) as { reports: PortalReport[] }).reports.filter(isFailure);
