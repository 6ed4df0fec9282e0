interface UploadTransport {
  fetch: typeof fetch;
  isBrowserFetch?: boolean;
}

/** A `fetch` that reports the progress of an upload; one that is not the browser's only reports its end. */
export function uploadFetch(
  { fetch, isBrowserFetch }: UploadTransport,
  onProgress: (fraction: number) => void,
): typeof globalThis.fetch {
  if (isBrowserFetch) return progressFetch(onProgress);
  return async (input, init) => {
    const response = await fetch(input, init);
    onProgress(1);
    return response;
  };
}

/** Uploads by XMLHttpRequest, since fetch cannot report the sent fraction of a body. */
function progressFetch(onProgress: (fraction: number) => void): typeof fetch {
  return async (input, init) => {
    const request = input instanceof Request ? input : undefined;
    const url = request?.url ?? String(input);
    const signal = init?.signal ?? request?.signal;
    signal?.throwIfAborted();

    return new Promise<Response>((resolve, reject) => {
      const xhr = new XMLHttpRequest();
      xhr.open(init?.method ?? request?.method ?? 'GET', url);
      xhr.withCredentials = init?.credentials === 'include';
      xhr.responseType = 'blob';
      new Headers(init?.headers ?? request?.headers).forEach((value, name) =>
        xhr.setRequestHeader(name, value),
      );

      const abort = () => xhr.abort();
      signal?.addEventListener('abort', abort);
      xhr.addEventListener('loadend', () => signal?.removeEventListener('abort', abort));

      xhr.upload.addEventListener('progress', ({ loaded, total }) =>
        onProgress(total > 0 ? loaded / total : 0),
      );
      xhr.addEventListener('load', () => {
        onProgress(1);
        resolve(responseOf(xhr));
      });
      xhr.addEventListener('error', () => reject(new TypeError('Failed to fetch')));
      xhr.addEventListener('abort', () =>
        reject(signal?.reason ?? new DOMException('aborted', 'AbortError')),
      );
      xhr.send((init?.body ?? null) as XMLHttpRequestBodyInit | null);
    });
  };
}

function responseOf(xhr: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const line of xhr.getAllResponseHeaders().split(/\r?\n/)) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  const bare = xhr.status === 204 || xhr.status === 205 || xhr.status === 304;
  return new Response(bare ? null : (xhr.response as Blob), { status: xhr.status, headers });
}
