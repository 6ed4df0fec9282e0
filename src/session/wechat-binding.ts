import * as v from 'valibot';
import { pollCode } from '../api/register.ts';
import { bindOwnWechat, boundInfo } from '../api/wechat.ts';
import { PortalError, RefusedError } from '../http/errors.ts';
import { isSuppressed } from '../http/outcome.ts';
import type { Portal } from '../portal.ts';
import { bindingTexts } from '../texts/binding.ts';
import { wordsOf } from '../texts/texts.ts';
import { requireAccepted } from './login-response.ts';
import { takeState } from './scan-state.ts';
import type { AskAfterScan } from './scan-poller.ts';

/**
 * Asks whether somebody has scanned with a phone, and ties the social account to whoever is signed in. One that belongs
 * to another account is refused; its session, which the server would open, is left alone.
 */
export const askAfterBindingScan: AskAfterScan = async (portal, state, options) => {
  const words = wordsOf(bindingTexts, portal.language);
  const answer = await pollCode(portal.http, { id: state }, { ...options, silent: true });
  if (answer.type === 'passed' && answer.code === 201) {
    const info = v.safeParse(boundInfo, answer.data);
    if (!info.success) throw new RefusedError(words.wechatFailed, { code: 201 });
    requireAccepted(portal, await bindOwnWechat(portal.http, info.output, { ...options, silent: true }));
  } else if (answer.type === 'passed') {
    return { type: isSuppressed(portal.http.config, answer.message) ? 'expired' : 'none' };
  } else if (answer.data?.userId !== portal.session.getState().userId) {
    throw new RefusedError(words.wechatTaken, { code: 200 });
  }
  takeState(state);
  return { type: 'end', to: '' };
};

const bindings = new Map<string, Promise<void>>();

/**
 * Ties the social account to whoever is signed in, by the `code` and `state` with which the social platform led back to
 * this browser: once, and only for a `state` of this tab. Rejects with a PortalError.
 */
export function bindByCode(
  portal: Pick<Portal, 'http' | 'language'>,
  { code, state }: { code: string; state: string },
): Promise<void> {
  const key = `${code} ${state}`;
  let binding = bindings.get(key);
  if (!binding) {
    binding = bindOnce(portal, code, state).finally(() => bindings.delete(key));
    bindings.set(key, binding);
  }
  return binding;
}

async function bindOnce(
  portal: Pick<Portal, 'http' | 'language'>,
  code: string,
  state: string,
): Promise<void> {
  if (!takeState(state)) throw new PortalError(wordsOf(bindingTexts, portal.language).wechatForeign);
  requireAccepted(portal, await bindOwnWechat(portal.http, { jsCode: code }, { silent: true }));
}
