import { noteError } from '../../rules/raised-errors.ts';

/** The detail of `portal-error`. */
export interface PortalErrorDetail {
  name: string;
  message: string;
  /** The server's code, where a server has refused. */
  code?: number | string | undefined;
}

/** The page has to change something; the message says what. */
export class SetupError extends Error {
  override name = 'SetupError';
}

/** A file of ours could not be loaded, although it was requested twice. */
export class ChunkLoadError extends Error {
  override name = 'ChunkLoadError';

  constructor(cause: unknown) {
    super(`${messageOf(cause)} Check the address, the network and the content policy.`, { cause });
  }
}

const logged = new Set<string>();

/** Logs an error once per page, however many elements meet it. */
export function logOnce(error: unknown): void {
  noteError(error);
  const message = messageOf(error);
  // oxlint-disable-next-line eslint/no-console -- the page's developer looks there
  if (!logged.has(message)) console.error(`portal-widgets: ${message}`, error);
  logged.add(message);
}

/** Raises `portal-error`. Every script of the page can listen, so the error itself, with its stack and cause, stays inside. */
export function raisePortalError(host: Element, error: unknown): void {
  noteError(error, host.localName);
  const { name = typeof error, message = '', code } = Object(error) as Partial<PortalErrorDetail>;
  const detail: PortalErrorDetail = { name, message, code };
  host.dispatchEvent(
    new CustomEvent('portal-error', { detail, bubbles: true, composed: true, cancelable: true }),
  );
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
