import * as v from 'valibot';
import { pollCode } from '../../api/register.ts';
import { bindOwnWechat, boundInfo, UNBOUND_CODE } from '../../api/wechat.ts';
import { PortalError, RefusedError } from '../../http/errors.ts';
import { isSuppressed } from '../../http/exempt-messages.ts';
import type { Portal } from '../../portal.ts';
import { bindingTexts } from '../../texts/binding.ts';
import { wordsOf } from '../../texts/texts.ts';
import { requireAccepted } from './login-response.ts';
import { takeState } from './scan-state.ts';
import type { AskAfterScan } from './scan-poller.ts';

/**
 * Requests whether a phone has scanned the QR code, and binds its social account to the logged-in user. An
 * account that is bound elsewhere is refused, and the session that the server opens for it is ignored.
 */
export const askAfterBindingScan: AskAfterScan = async (portal, state, options) => {
  const words = wordsOf(bindingTexts, portal.language);
  const response = await pollCode(portal.http, { id: state }, { ...options, silent: true });
  if (response.type === 'passed' && response.code === UNBOUND_CODE) {
    const info = v.safeParse(boundInfo, response.data);
    if (!info.success) throw new RefusedError(words.wechatFailed, { code: UNBOUND_CODE });
    requireAccepted(portal, await bindOwnWechat(portal.http, info.output, { ...options, silent: true }));
  } else if (response.type === 'passed') {
    const isExpired = isSuppressed(await portal.http.loadSettings(), response.message);
    return { type: isExpired ? 'expired' : 'none' };
  } else if (response.data?.userId !== portal.session.getState().userId) {
    throw new RefusedError(words.wechatTaken, { code: 200 });
  }
  takeState(state);
  return { type: 'end', to: '' };
};

const bindings = new Map<string, Promise<void>>();

/**
 * Binds a social account to the logged-in user with the `code` and `state` of the social platform's redirect:
 * once, and only for a `state` of this tab. Rejects with a PortalError.
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
