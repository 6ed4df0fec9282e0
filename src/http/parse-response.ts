import { safeParse } from 'valibot';
import type { RequestContext } from './build-request.ts';
import { loadChunk } from './connection-error.ts';
import type { EndpointDefinition, EndpointResponse } from './endpoint.ts';
import { MalformedAnswerError, NoContentError, RefusedError, SignedOutError } from './errors.ts';
import { hasLongDigits } from './long-digits.ts';
import { parseBody } from './response-body.ts';

export interface ReceivedResponse {
  status: number;
  blob: Blob;
  /** The content type, '' for none. */
  type: string;
  /** In seconds, as `Retry-After` says; 0 for none. */
  retryAfter: number;
  /** The body of the request. */
  sent: BodyInit | null | undefined;
}

/** JSON is what the user has typed, a form carries a file. */
const tooLarge = (sent: BodyInit) => (typeof sent === 'string' ? 'textTooLarge' : 'tooLarge');

/** Turns what was received into the endpoint's response, or rejects with the PortalError that it means. */
export async function parseResponse<Input, Data>(
  definition: EndpointDefinition<Input, Data>,
  { status, blob, type, retryAfter, sent }: ReceivedResponse,
  context: RequestContext,
): Promise<EndpointResponse<Data>> {
  const { config, language, shown } = context;
  const loadOutcome = () => loadChunk(import('./outcome.ts'), context);

  async function malformed(cause: unknown): Promise<MalformedAnswerError> {
    const { failureText } = await loadOutcome();
    return new MalformedAnswerError(failureText(language, 'malformed'), { cause, shown });
  }

  async function success(
    data: unknown,
    code: number | string | undefined,
    message: string,
  ): Promise<EndpointResponse<Data>> {
    const plain = safeParse(definition.response, data);
    if (plain.success) return { type: 'success', code, message, data: plain.output };
    const other = (await loadOutcome()).readOtherwise(definition, data, code, context);
    if (!other.cause) return { type: 'success', code, message, data: other.data };
    throw new MalformedAnswerError(other.message, { cause: other.cause, shown, code });
  }

  const isOk = status === 200;
  if (definition.file && isOk && !/json/i.test(type)) {
    // A page of a proxy or of its log-in, or nothing at all, must not be saved under the name of the file.
    if (blob.size === 0 || /html/i.test(type)) throw await malformed(new TypeError('the body is no file'));
    return success(blob, undefined, '');
  }
  const text = await blob.text();
  const parse = hasLongDigits(text) ? (await loadOutcome()).parseJson : JSON.parse;
  const { json, code, message, data } = parseBody(text, parse);
  if (json === undefined && isOk) throw await malformed(new SyntaxError('the body is not JSON'));
  // A plain success needs no catalogue.
  if (isOk && code === 200) return success(data, code, message);

  const { outcome, failureText, passed, withoutData } = await loadOutcome();
  const isPay = definition.isPay ?? false;
  const verdict = outcome({ status, code, message, isPay, exemptMessages: config.exemptMessages });
  switch (verdict.type) {
    case 'sign-out': {
      const text = message || failureText(language, 'signedOut');
      throw new SignedOutError(text, { code: code ?? status });
    }
    case 'reject': {
      if (verdict.with === 'response') throw new NoContentError(message, json);
      const fallback = isOk ? 'refused' : status === 413 && sent ? tooLarge(sent) : 'server';
      throw new RefusedError(message || failureText(language, fallback, { status }), {
        code: code ?? status,
        status: code === undefined ? status : undefined,
        shown: shown && verdict.show,
        retryAfter,
      });
    }
    case 'resolve':
      if (verdict.as === 'empty') return withoutData(definition, message, config.timeZone);
      if (verdict.as === 'passed') return passed(definition, data, code ?? '', message, config.timeZone);
      return success(code === undefined ? json : data, code, message);
  }
}
