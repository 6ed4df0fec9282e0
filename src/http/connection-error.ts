import { connectionTexts } from '../texts/connection.ts';
import { wordsOf, type Language } from '../texts/texts.ts';
import { AbortedError, NetworkError, PortalError, TimeoutError, transportCause } from './errors.ts';

/** Aborts a request that takes too long. */
export class TimeoutReason extends Error {
  override name = 'TimeoutReason';
}

interface FailureContext {
  language: Language;
  shown?: boolean;
  signal?: AbortSignal | undefined;
}

/** The error of a request or a chunk that did not get through. */
export function connectionError(
  cause: unknown,
  { language, shown = false, signal }: FailureContext,
): PortalError {
  if (cause instanceof PortalError) return cause;
  if (signal?.aborted) return new AbortedError('aborted');
  const words = wordsOf(connectionTexts, language);
  const detail = { cause: transportCause(cause), shown };
  return cause instanceof TimeoutReason
    ? new TimeoutError(words.timeout, detail)
    : new NetworkError(words.offline, detail);
}

/** A chunk that cannot be loaded counts as a network failure, like a request that cannot be sent. */
export async function loadChunk<Module>(chunk: Promise<Module>, context: FailureContext): Promise<Module> {
  try {
    return await chunk;
  } catch (error) {
    throw connectionError(error, context);
  }
}
