import { MalformedAnswerError, PortalError } from '../../http/errors.ts';
import { monotonicNow } from '../../rules/monotonic-clock.ts';
import { areaCalls, type AreaCall } from './area-calls.ts';
import type { DiagnosedPortal, DiagnosisLine } from './diagnosis.ts';

/** Asks the first call of each area, one after the other, as the present user. A refusal ends no session. */
export async function callLines({ http, session, settings }: DiagnosedPortal): Promise<DiagnosisLine[]> {
  const { features } = settings.getSnapshot();
  const lines: DiagnosisLine[] = [];
  const isGuest = session.getState().userId === '';
  for (const [name, call] of Object.entries<AreaCall>(areaCalls)) {
    const isOff = call.feature !== '' && !(features as readonly string[]).includes(call.feature);
    const reason = isOff ? 'off' : isGuest && !call.isPublic ? 'needsLogin' : '';
    lines.push(reason ? { name, value: reason, verdict: 'fact' } : await ask(name, call, { http, session }));
  }
  return lines;
}

async function ask(
  name: string,
  call: AreaCall,
  { http, session }: Pick<DiagnosedPortal, 'http' | 'session'>,
): Promise<DiagnosisLine> {
  const state = session.getState();
  const begun = monotonicNow();
  const line = (verdict: DiagnosisLine['verdict'], ...facts: string[]): DiagnosisLine => ({
    name,
    value: [call.path, ...facts, `${Math.round(monotonicNow() - begun)} ms`].join(' · '),
    verdict,
  });
  try {
    const { type, code } = await call.ask(http.withToken(state.token), state, { silent: true });
    return line(
      type === 'passed' ? 'wrong' : 'right',
      ...(code === undefined || code === 200 ? [] : [`${code}`]),
    );
  } catch (error) {
    if (!(error instanceof PortalError)) throw error;
    return line('wrong', ...failureFacts(error));
  }
}

/** No message of the server, which may name the user. */
function failureFacts(error: PortalError): string[] {
  const { name, code, cause } = error;
  if (!(error instanceof MalformedAnswerError)) return [name, ...(code === undefined ? [] : [String(code)])];
  // Its first line names the call.
  const [, ...places] = cause instanceof Error ? cause.message.split('\n') : [];
  return [name, ...places.slice(0, 3)];
}
