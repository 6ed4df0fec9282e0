import type { RequestParts } from './endpoint.ts';

/** The body of a request: JSON, or a form that is multipart where a value is a file, else urlencoded. */
export function encodeBody({ body, form = {} }: RequestParts): BodyInit {
  if (body) return JSON.stringify(body);
  const fields = Object.entries(form).filter(([, value]) => value !== undefined);
  // These set the content type themselves, FormData with its boundary; that of JSON is set by ofetch.
  const encoded = fields.some(([, value]) => value instanceof Blob) ? new FormData() : new URLSearchParams();
  // FormData takes a file as it is; both write a number or a truth value as text.
  for (const [name, value] of fields) encoded.append(name, value as string);
  return encoded;
}
