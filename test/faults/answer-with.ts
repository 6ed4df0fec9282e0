import type { Answer, SentBody } from './catalogue.ts';

/** Requests of a world, as the network has seen them. */
export interface Sent {
  method: string;
  path: string;
  /** The Bearer token, '' for none. */
  token: string;
  sends: SentBody;
}

export type Network = (sent: Sent) => Answer;

/** A body that gives some bytes, and then either fails or waits until the request is aborted. */
function brokenBody(kind: 'cut off' | 'stalled', signal: AbortSignal | null | undefined): ReadableStream {
  return new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"code":200,"data":'));
      signal?.addEventListener('abort', () => controller.error(signal.reason));
    },
    // Not in `start`, where the bytes before it would be lost.
    pull(controller) {
      if (kind === 'cut off') controller.error(new TypeError('terminated'));
    },
  });
}

/** The network's fetch. */
export function fetchFrom(network: Network): typeof fetch {
  return async (input, init) => {
    const headers = new Headers(init?.headers);
    const answer = network({
      method: init?.method ?? 'GET',
      path: new URL(String(input)).pathname,
      token: (headers.get('authorization') ?? '').replace(/^(?:Bearer|Basic) /, ''),
      sends: init?.body == null ? 'nothing' : typeof init.body === 'string' ? 'text' : 'form',
    });
    const signal = init?.signal;
    signal?.throwIfAborted();
    switch (answer.type) {
      case 'dropped':
        throw new TypeError('Failed to fetch');
      case 'silent':
        return new Promise((_, reject) =>
          signal?.addEventListener('abort', () => reject(signal.reason as Error)),
        );
      case 'cut off':
      case 'stalled':
        return new Response(brokenBody(answer.type, signal), {
          headers: { 'content-type': 'application/json' },
        });
      case 'response':
        return new Response(answer.body, { status: answer.status, headers: answer.headers });
    }
  };
}

/** The network's XMLHttpRequest, by which a browser sends files: as much of it as uploads use. */
export function xhrFrom(network: Network): typeof XMLHttpRequest {
  class Request extends EventTarget {
    readonly upload = new EventTarget();
    readonly #headers = new Headers();
    #opened = { method: 'GET', path: '' };
    #answer: Answer | undefined;
    responseType = '';
    withCredentials = false;
    status = 0;
    response: Blob | null = null;

    open(method: string, url: string) {
      this.#opened = { method, path: new URL(url).pathname };
    }
    setRequestHeader(name: string, value: string) {
      this.#headers.set(name, value);
    }
    send() {
      const token = (this.#headers.get('authorization') ?? '').replace('Bearer ', '');
      this.#answer = network({ ...this.#opened, token, sends: 'form' });
      queueMicrotask(() => this.#respond());
    }
    abort() {
      this.#end('abort');
    }
    getAllResponseHeaders() {
      const headers = this.#answer?.type === 'response' ? this.#answer.headers : {};
      return Object.entries(headers)
        .map((pair) => pair.join(': '))
        .join('\r\n');
    }

    #respond() {
      const answer = this.#answer;
      if (answer?.type === 'dropped' || answer?.type === 'cut off') return this.#end('error');
      if (answer?.type !== 'response') return undefined;
      this.status = answer.status;
      this.response = new Blob([answer.body ?? '']);
      return this.#end('load');
    }
    #end(type: string) {
      this.dispatchEvent(new Event(type));
      this.dispatchEvent(new Event('loadend'));
    }
  }
  return Request as unknown as typeof XMLHttpRequest;
}
