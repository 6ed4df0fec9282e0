/** The input of a request, however it was encoded. */
export interface ParsedRequest {
  path: Record<string, string>;
  query: Record<string, string>;
  /** The fields of a JSON, urlencoded or multipart body; a file is a File. */
  body: Record<string, unknown>;
}

export async function parseRequest(request: Request): Promise<Omit<ParsedRequest, 'path'>> {
  const query = Object.fromEntries(new URL(request.url).searchParams);
  return { query, body: await readBody(request) };
}

async function readBody(request: Request): Promise<Record<string, unknown>> {
  if (request.method === 'GET' || request.method === 'HEAD') return {};
  const type = request.headers.get('content-type') ?? '';
  if (type.includes('multipart/form-data')) return Object.fromEntries(await request.formData());
  const text = await request.text();
  if (type.includes('x-www-form-urlencoded')) return Object.fromEntries(new URLSearchParams(text));
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
  } catch {
    return {};
  }
}
