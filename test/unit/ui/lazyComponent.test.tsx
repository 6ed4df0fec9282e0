import { useLayoutEffect, useState, type ComponentType } from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { reportChunkFailure } from '#src/ui/loading/chunk-failure.ts';
import { lazyComponent } from '#src/ui/loading/lazyComponent.tsx';
import { ThemeRootContext } from '#src/ui/root/theme-root-context.ts';
import { createToaster } from '#src/ui/toasts/toaster.ts';
import { useLazyLoad } from '#src/ui/loading/useLazyLoad.ts';
import { eventually } from '../../eventually.ts';

interface PanelProps {
  name: string;
}

const Panel = ({ name }: PanelProps) => <p>panel of {name}</p>;
const Pending = ({ name }: PanelProps) => <p>{name} is loading</p>;

const retryText = '加载失败，请检查网络后重试';
const reloadText = '页面已更新，请刷新后继续';
const chunkUrl = 'https://portal.example/assets/Panel-1a2b.js';

type Load = () => Promise<ComponentType<PanelProps>>;

/** Mimics the error of an `import()` whose chunk is missing, as browsers word it. */
const rejected = () =>
  Promise.reject(new TypeError(`Failed to fetch dynamically imported module: ${chunkUrl}`));

function answerProbe(answer: () => Promise<Response>) {
  const fetch = vi.fn<typeof globalThis.fetch>(answer);
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

const offline = () => Promise.reject(new TypeError('Failed to fetch'));
const status = (code: number) => () => Promise.resolve(new Response(null, { status: code }));

/** Runs the pending effects first, since one of them adds the listener. */
async function comeOnline() {
  await act(async () => {});
  fireEvent(window, new Event('online'));
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('in place', () => {
  test('renders the pending view, then the component, with the same props', async () => {
    let arrive: (component: ComponentType<PanelProps>) => void = () => {};
    const Lazy = lazyComponent<PanelProps>(() => new Promise((resolve) => (arrive = resolve)), {
      pending: Pending,
    });
    render(<Lazy name="bell" />);
    expect(screen.getByText('bell is loading')).toBeTruthy();
    arrive(Panel);
    await screen.findByText('panel of bell');
    expect(screen.queryByText('bell is loading')).toBeNull();
  });

  test('loads once, however many render it, and later ones render at once', async () => {
    const load = vi.fn<Load>().mockResolvedValue(Panel);
    const Lazy = lazyComponent(load);
    render(
      <>
        <Lazy name="one" />
        <Lazy name="two" />
      </>,
    );
    await screen.findByText('panel of one');
    await screen.findByText('panel of two');
    render(<Lazy name="three" />);
    expect(screen.getByText('panel of three')).toBeTruthy();
    expect(load).toHaveBeenCalledOnce();
  });

  describe('on a server', () => {
    async function hydrate(Lazy: ComponentType<PanelProps>) {
      const element = <Lazy name="bell" />;
      const container = document.createElement('div');
      document.body.append(container);
      container.innerHTML = renderToString(element);
      const html = container.textContent;
      const onRecoverableError = vi.fn();
      const root = await act(async () => hydrateRoot(container, element, { onRecoverableError }));
      await screen.findByText('panel of bell');
      await act(async () => root.unmount());
      container.remove();
      return { html, onRecoverableError };
    }

    test('renders and hydrates a component that was loaded before', async () => {
      const Lazy = lazyComponent(() => Promise.resolve(Panel), { pending: Pending });
      await Lazy.load();
      const { html, onRecoverableError } = await hydrate(Lazy);
      expect(html).toBe('panel of bell');
      expect(onRecoverableError).not.toHaveBeenCalled();
    });

    test('hydrates the pending view of a server, although another part of the page has loaded the component', async () => {
      const Lazy = lazyComponent(() => Promise.resolve(Panel), { pending: Pending });
      Lazy.prefetch();
      await eventually(() => expect(Lazy.isLoaded()).toBe(true));
      const { html, onRecoverableError } = await hydrate(Lazy);
      expect(html).toBe('bell is loading');
      expect(onRecoverableError).not.toHaveBeenCalled();
    });
  });

  test('renders code that arrives between render and effect', async () => {
    let arrive = () => {};
    const load: Load = () => new Promise((resolve) => (arrive = () => resolve(Panel)));
    const Lazy = lazyComponent(load);
    function Place() {
      useLayoutEffect(() => arrive(), []);
      return <Lazy name="late" />;
    }
    Lazy.prefetch();
    render(<Place />);
    await screen.findByText('panel of late');
  });

  test('says that it failed, and retries on click', async () => {
    answerProbe(offline);
    const load = vi.fn<Load>().mockImplementationOnce(rejected).mockResolvedValue(Panel);
    const Lazy = lazyComponent(load, { pending: Pending });
    render(<Lazy name="bell" />);
    expect((await screen.findByRole('alert')).textContent).toContain(retryText);
    expect(load).toHaveBeenCalledOnce();
    fireEvent.click(screen.getByRole('button', { name: '重试' }));
    await screen.findByText('panel of bell');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('comes by itself when the browser is online again', async () => {
    answerProbe(offline);
    const load = vi.fn<Load>().mockImplementationOnce(rejected).mockImplementationOnce(rejected);
    load.mockResolvedValue(Panel);
    const Lazy = lazyComponent(load, { pending: Pending });
    render(<Lazy name="bell" />);
    await screen.findByRole('alert');
    await comeOnline();
    await eventually(() => expect(load).toHaveBeenCalledTimes(2));
    await screen.findByRole('alert');
    await comeOnline();
    await screen.findByText('panel of bell');
    await comeOnline();
    expect(load).toHaveBeenCalledTimes(3);
  });

  test('with its own view of a failure comes by itself too', async () => {
    answerProbe(offline);
    const load = vi.fn<Load>().mockImplementationOnce(rejected).mockResolvedValue(Panel);
    const Lazy = lazyComponent(load, { failed: ({ name }) => <p>no {name}</p> });
    render(<Lazy name="bell" />);
    await screen.findByText('no bell');
    await comeOnline();
    await screen.findByText('panel of bell');
  });

  test.each([404, 410])('offers a reload where the server answers %i for the chunk', async (code) => {
    const fetch = answerProbe(status(code));
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
    const Lazy = lazyComponent<PanelProps>(rejected);
    render(<Lazy name="bell" />);
    expect((await screen.findByRole('alert')).textContent).toContain(reloadText);
    expect(fetch).toHaveBeenCalledWith(chunkUrl, { method: 'HEAD', cache: 'no-store' });
    fireEvent.click(screen.getByRole('button', { name: '刷新页面' }));
    expect(reload).toHaveBeenCalledOnce();
  });

  test('offers a reload where the server answers with a page for the chunk', async () => {
    const page = () =>
      Promise.resolve(new Response(null, { headers: { 'content-type': 'text/html; charset=utf-8' } }));
    answerProbe(page);
    const Lazy = lazyComponent<PanelProps>(rejected);
    render(<Lazy name="bell" />);
    expect((await screen.findByRole('alert')).textContent).toContain(reloadText);
  });

  test.each(['text/javascript', 'application/javascript; charset=utf-8'])(
    'offers a retry where the chunk is there as %s',
    async (type) => {
      answerProbe(() => Promise.resolve(new Response(null, { headers: { 'content-type': type } })));
      const Lazy = lazyComponent<PanelProps>(rejected);
      render(<Lazy name="bell" />);
      expect((await screen.findByRole('alert')).textContent).toContain(retryText);
    },
  );

  test('offers a retry where the chunk is there, but did not arrive', async () => {
    answerProbe(status(200));
    const Lazy = lazyComponent<PanelProps>(rejected);
    render(<Lazy name="bell" />);
    expect((await screen.findByRole('alert')).textContent).toContain(retryText);
  });

  test('renders its own view of a failure where it has one', async () => {
    answerProbe(offline);
    const Lazy = lazyComponent<PanelProps>(rejected, { failed: ({ name }) => <p>no {name}</p> });
    render(<Lazy name="bell" />);
    await screen.findByText('no bell');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('prefetch', () => {
  test('loads before it is rendered', async () => {
    const load = vi.fn<Load>().mockResolvedValue(Panel);
    const Lazy = lazyComponent(load);
    Lazy.prefetch();
    await eventually(() => expect(Lazy.isLoaded()).toBe(true));
    render(<Lazy name="bell" />);
    expect(screen.getByText('panel of bell')).toBeTruthy();
    expect(load).toHaveBeenCalledOnce();
  });

  test('is silent where it fails, and rendering tries again', async () => {
    const load = vi.fn<Load>().mockImplementationOnce(rejected).mockResolvedValue(Panel);
    const Lazy = lazyComponent(load);
    Lazy.prefetch();
    await eventually(() => expect(load).toHaveBeenCalledOnce());
    await Promise.resolve();
    render(<Lazy name="bell" />);
    await screen.findByText('panel of bell');
    expect(load).toHaveBeenCalledTimes(2);
  });

  test('by load, the caller learns of the failure', async () => {
    const Lazy = lazyComponent<PanelProps>(rejected);
    await expect(Lazy.load()).rejects.toThrow(chunkUrl);
    expect(Lazy.isLoaded()).toBe(false);
  });
});

describe('opened by a click', () => {
  function openerOf(load: Load) {
    const Lazy = lazyComponent(load);
    function Opener() {
      const [isOpen, setOpen] = useState(false);
      const isReady = useLazyLoad(Lazy, isOpen, () => setOpen(false));
      return (
        <>
          <button type="button" aria-expanded={isOpen} onClick={() => setOpen(true)}>
            open
          </button>
          {isReady ? <Lazy name="dialog" /> : null}
        </>
      );
    }
    // A whole `ThemeRoot` is not possible: the viewport of toasts needs popovers, which happy-dom lacks.
    const toaster = createToaster();
    const root = { overlay: { current: null }, toaster, setOnTop: () => {} };
    render(
      <ThemeRootContext.Provider value={root}>
        <Opener />
      </ThemeRootContext.Provider>,
    );
    const button = screen.getByRole('button', { name: 'open' });
    return {
      button,
      toasts: toaster.getSnapshot,
      isOpen: () => button.getAttribute('aria-expanded') === 'true',
    };
  }

  test('loads on the click, and renders it', async () => {
    const load = vi.fn<Load>().mockResolvedValue(Panel);
    const { button } = openerOf(load);
    expect(load).not.toHaveBeenCalled();
    fireEvent.click(button);
    await screen.findByText('panel of dialog');
  });

  test('closes and says so where it fails; the next click tries again', async () => {
    answerProbe(offline);
    const load = vi.fn<Load>().mockImplementationOnce(rejected).mockResolvedValue(Panel);
    const { button, toasts, isOpen } = openerOf(load);
    fireEvent.click(button);
    await eventually(() => expect(toasts()).toMatchObject([{ tone: 'error', text: retryText }]));
    expect(isOpen()).toBe(false);
    fireEvent.click(button);
    await screen.findByText('panel of dialog');
  });

  test('offers a reload where the release is gone', async () => {
    answerProbe(status(404));
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
    const { button, toasts } = openerOf(rejected);
    fireEvent.click(button);
    await eventually(() =>
      expect(toasts()).toMatchObject([{ tone: 'error', text: reloadText, action: { label: '刷新页面' } }]),
    );
    toasts()[0]?.action?.onSelect();
    expect(reload).toHaveBeenCalledOnce();
  });
});

test('a chunk whose request ends because the page is left is no error of the page', async () => {
  const report = vi.fn();
  const first = reportChunkFailure(report, new TypeError('aborted'));
  window.dispatchEvent(new Event('pagehide'));
  await first;
  expect(report).not.toHaveBeenCalled();
  await reportChunkFailure(report, new TypeError('broken'));
  expect(report).toHaveBeenCalledWith(expect.objectContaining({ name: 'ChunkLoadError' }));
});
