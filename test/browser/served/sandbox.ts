import type { Sandbox } from '#host/sandbox/index.ts';

/** A sandbox of the test server with the same interface as one in the page. */
export interface ServedSandbox extends Sandbox {
  /** The base URL of the endpoints. */
  readonly url: string;
  setClock(now: number): void;
  /** Ends it together with all pending requests. */
  end(): Promise<unknown>;
}

/**
 * Creates a sandbox on the test server. Its control calls are synchronous requests, so that a test reads the same
 * whether the sandbox is in the page or behind HTTP.
 */
export function servedSandbox(): ServedSandbox {
  const url = `${location.origin}/sandboxes/${crypto.randomUUID()}`;

  function control<Answer>(method: 'GET' | 'POST', path: string, body?: unknown): Answer {
    const request = new XMLHttpRequest();
    request.open(method, `${url}/sandbox/${path}`, false);
    request.setRequestHeader('content-type', 'application/json');
    request.send(body === undefined ? null : JSON.stringify(body));
    if (request.status !== 200) throw new Error(`/sandbox/${path}: ${request.responseText}`);
    return JSON.parse(request.responseText) as Answer;
  }
  const post = (path: string, body: unknown = {}) => void control('POST', path, body);

  return {
    url,
    fetch(input, init) {
      const { pathname, search } = new URL(input instanceof Request ? input.url : input, location.origin);
      return fetch(url + pathname + search, input instanceof Request ? input : init);
    },
    reset: () => post('reset'),
    tokenOf: (username) => control<{ token: string }>('POST', 'enter', { username }).token,
    guestTokenOf: (orgCode) => control<{ token: string }>('POST', 'enter', { guestOf: orgCode }).token,
    notify: (notification) => post('notify', notification),
    reply: (answer) => post('reply', answer),
    fault: (settings) => post('faults', settings),
    calls: () => control('GET', 'calls'),
    expireTokens: () => post('expire'),
    setClock: (now) => post('clock', { now }),
    end: () => fetch(`${url}/`, { method: 'DELETE' }),
  };
}
