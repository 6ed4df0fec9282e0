import type { RequestParts } from './endpoint.ts';

/** The body of a request: JSON, or a form that is multipart where a value is a file, else urlencoded. */
export function encodeBody({ body, form = {} }: RequestParts): BodyInit {
  if (body) return JSON.stringify(body);
  const fields = Object.entries(form).filter(([, value]) => value !== undefined);
  // FormData and URLSearchParams set the content type themselves, FormData with its boundary.
  const encoded = fields.some(([, value]) => value instanceof Blob) ? new FormData() : new URLSearchParams();
  for (const [name, value] of fields) {
    if (value instanceof Blob && encoded instanceof FormData) encoded.append(name, value);
    else encoded.append(name, String(value));
  }
  return encoded;
}
