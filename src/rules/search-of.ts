/** A query as a URL has it, with its question mark; '' if it is empty. Its `size` is newer than our oldest browsers. */
export function searchOf(query: URLSearchParams): string {
  const text = query.toString();
  return text && `?${text}`;
}
