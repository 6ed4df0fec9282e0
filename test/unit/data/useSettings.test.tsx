import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { readConfig } from '#src/config-check.ts';
import type { PortalConfig } from '#src/config.ts';
import { PortalProvider } from '#src/data/PortalProvider.tsx';
import { usePortal } from '#src/data/portal-context.ts';
import { useSettings } from '#src/data/useSettings.ts';
import { composePortal, type Portal } from '#src/portal.ts';
import { createSettings } from '#src/settings-store.ts';
import { ErrorReportContext } from '#src/ui/states/error-report-context.ts';

const start = readConfig({ api: 'https://api.example', portal: 'https://portal.example' });
const fetch = async () => new Response('', { status: 502 });
const all: PortalConfig = { ...start, collectPath: '/more' };

function Path({ isNeeded, label }: { isNeeded?: boolean; label: string }) {
  return <output aria-label={label}>{useSettings(isNeeded).collectPath}</output>;
}

/** A portal whose server answers when the test says so. */
function open() {
  let answer!: (settings: PortalConfig) => void;
  let fail!: (error: Error) => void;
  const answered = new Promise<PortalConfig>((resolve, reject) => {
    answer = resolve;
    fail = reject;
  });
  const fetchAll = vi.fn(() => answered);
  const report = vi.fn<(error: unknown) => void>();
  const portal = composePortal(createSettings(start, fetchAll), { fetch });
  return {
    fetchAll,
    report,
    portal,
    arrive: (settings: PortalConfig) => act(async () => answer(settings)),
    fail: () => act(async () => fail(new Error('gone'))),
  };
}

const within = (portal: Portal, components: ReactNode, report: (error: unknown) => void = () => {}) => (
  <ErrorReportContext.Provider value={report}>
    <PortalProvider portal={portal}>{components}</PortalProvider>
  </ErrorReportContext.Provider>
);

/** Renders components on such a portal; those that are a function may need all settings later. */
function show(components: ReactNode | ((isNeeded: boolean) => ReactNode), isNeeded = true) {
  const opened = open();
  const tree = (needed: boolean) =>
    within(opened.portal, typeof components === 'function' ? components(needed) : components, opened.report);
  const { rerender } = render(tree(isNeeded));
  return { ...opened, needAll: () => rerender(tree(true)) };
}

const shown = (label = 'path') => screen.getByLabelText(label).textContent;

describe('the settings of a component', () => {
  it('are those of the script tag at first, and all of them when they have arrived', async () => {
    const { arrive } = show(<Path label="path" />);
    expect(shown()).toBe('/space/myData');
    await arrive(all);
    expect(shown()).toBe('/more');
  });

  it('are asked for once by all components', async () => {
    const { fetchAll, arrive } = show(
      <>
        <Path label="one" />
        <Path label="other" />
      </>,
    );
    await arrive(all);
    expect([shown('one'), shown('other')]).toEqual(['/more', '/more']);
    expect(fetchAll).toHaveBeenCalledTimes(1);
  });

  it('are not asked for by a component that needs none; it has those that another one asks for', async () => {
    const { fetchAll, portal, arrive } = show(<Path label="path" isNeeded={false} />);
    expect(fetchAll).not.toHaveBeenCalled();
    void portal.settings.load();
    await arrive(all);
    expect(shown()).toBe('/more');
  });

  it('are asked for again when the browser is online after a failure, which is reported', async () => {
    const { fetchAll, report, fail } = show(<Path label="path" />);
    await fail();
    expect(report).toHaveBeenCalledWith(new Error('gone'));
    expect(shown()).toBe('/space/myData');
    fetchAll.mockResolvedValue(all);
    await act(async () => window.dispatchEvent(new Event('online')));
    expect(shown()).toBe('/more');
  });

  it('are asked for by a component once it needs them', async () => {
    const { fetchAll, needAll, arrive } = show(
      (isNeeded) => <Path label="path" isNeeded={isNeeded} />,
      false,
    );
    await act(async () => window.dispatchEvent(new Event('online')));
    expect(fetchAll).not.toHaveBeenCalled();
    needAll();
    await arrive(all);
    expect(shown()).toBe('/more');
  });

  it('that another component could not have are left alone by one that needs none', async () => {
    const { fetchAll, portal, fail } = show(<Path label="path" isNeeded={false} />);
    portal.settings.load().catch(() => undefined);
    await fail();
    await act(async () => window.dispatchEvent(new Event('online')));
    expect(fetchAll).toHaveBeenCalledOnce();
  });

  it('are those of the portal of now', async () => {
    const [first, second] = [open(), open()];
    const { rerender } = render(within(first.portal, <Path label="path" />));
    await first.arrive(all);
    rerender(within(second.portal, <Path label="path" />));
    expect(shown()).toBe('/space/myData');
    await second.arrive({ ...all, collectPath: '/other' });
    expect(shown()).toBe('/other');
  });

  it('are newer in `config` of the portal, too, also for calls', async () => {
    let paths: unknown[] = [];
    function Paths() {
      const { config, http } = usePortal();
      useSettings();
      paths = [config.paths, http.config.paths];
      return null;
    }
    const { arrive } = show(<Paths />);
    expect(paths).toEqual([{}, {}]);
    await arrive({ ...all, paths: { '/a': '/b' } });
    expect(paths).toEqual([{ '/a': '/b' }, { '/a': '/b' }]);
  });
});

/** Never called: the compiler holds it. */
export function Forgetful() {
  const { config, http } = usePortal();
  // @ts-expect-error -- only `useSettings` asks for the settings that the portal serves
  return [config.links, http.config.smsKey, config.api];
}
