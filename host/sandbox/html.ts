import { escapeText } from './pictures/svg.ts';

export { escapeText };

/** A small page of the sandbox's own; without script and outside style, so that any content policy lets it stand. */
export function htmlPage(title: string, ...content: string[]): Response {
  const body = `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeText(title)}</title></head><body><main><h1>${escapeText(title)}</h1>${content.join('')}</main></body></html>`;
  return new Response(body, {
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  });
}
