import { type SafeUrl, webUrl } from '../../rules/safe-url.ts';
import * as v from 'valibot';
import { pollCode } from '../../api/register.ts';
import {
  bindWechatByMobile,
  boundInfo,
  registerByWechat,
  wechatLogin,
  UNBOUND_CODE,
} from '../../api/wechat.ts';
import type { LoginResponse } from '../../api/auth.ts';
import type { PortalConfig } from '../../config.ts';
import { pagePaths } from '../../page-paths.ts';
import type { EndpointResponse, SendOptions } from '../../http/endpoint.ts';
import { PortalError, RefusedError } from '../../http/errors.ts';
import { isSuppressed } from '../../http/exempt-messages.ts';
import type { Portal } from '../../portal.ts';
import { sharedLoginTexts } from '../../texts/login.ts';
import { wordsOf } from '../../texts/texts.ts';
import { removePendingBinding, storePendingBinding, getPendingBinding } from './pending-binding.ts';
import { logInFromResponse } from './login-response.ts';
import { loadOrganisation } from '../organisation/organisation.ts';
import { takeState } from './scan-state.ts';

type LoginScope = Pick<Portal, 'http' | 'session' | 'language'>;

/** The page that a scan leads to; `message` is the reason of a failure. */
export interface ScanEnd {
  to: string;
  message?: string;
}

/**
 * Returns the URL in the QR code: the social platform redirects from there to us with a code and our `state`.
 */
export function authorizeAddress(
  links: Pick<PortalConfig['links'], 'wechatAuthorize'>,
  state: string,
  origin: string,
  wayBack: string = pagePaths.wxScanLogin,
): SafeUrl {
  const address = new URL(links.wechatAuthorize, origin);
  if (!address.searchParams.has('response_type')) address.searchParams.set('response_type', 'code');
  address.searchParams.set('redirect_uri', new URL(wayBack, origin).href);
  address.searchParams.set('state', state);
  return webUrl(address);
}

/** Logs in with the response of a scan, or stores the social account that has yet to be bound (code 201). */
function conclude(portal: LoginScope, response: EndpointResponse<LoginResponse>): ScanEnd {
  if (response.type === 'passed' && response.code === UNBOUND_CODE) {
    const info = v.safeParse(boundInfo, response.data);
    if (!info.success)
      throw new RefusedError(wordsOf(sharedLoginTexts, portal.language).failed, { code: UNBOUND_CODE });
    storePendingBinding(scalars(info.output));
    return { to: pagePaths.wxPhoneBinding };
  }
  logInFromResponse(portal, response);
  return { to: pagePaths.workbench };
}

const exchanges = new Map<string, Promise<ScanEnd>>();

/**
 * Exchanges the code of the social platform's redirect for a session: once, and only for a `state` of this
 * tab.
 */
export function exchangeScanCode(
  portal: LoginScope,
  { code, state }: { code: string; state: string },
): Promise<ScanEnd> {
  // Single-flight: a page that mounts twice must not use up the code and then fail with it.
  const key = `${code} ${state}`;
  let exchange = exchanges.get(key);
  if (!exchange) {
    exchange = exchangeOnce(portal, code, state).finally(() => exchanges.delete(key));
    exchanges.set(key, exchange);
  }
  return exchange;
}

async function exchangeOnce(portal: LoginScope, code: string, state: string): Promise<ScanEnd> {
  const words = wordsOf(sharedLoginTexts, portal.language);
  if (!code || !takeState(state)) return { to: pagePaths.wxScanLogin, message: words.scanOther };
  try {
    if (!portal.session.getState().orgId) await loadOrganisation(portal);
    const { orgId } = portal.session.getState();
    return conclude(portal, await wechatLogin(portal.http, { jsCode: code, orgId }, { silent: true }));
  } catch (error) {
    return {
      to: pagePaths.wxScanLogin,
      message: (error instanceof PortalError && error.message) || words.failed,
    };
  }
}

export type ScanStatus = { type: 'none' } | { type: 'expired' } | ({ type: 'end' } & ScanEnd);

/** Requests whether a phone has scanned the QR code of `state`. */
export async function askAfterScan(
  portal: LoginScope,
  state: string,
  options?: SendOptions,
): Promise<ScanStatus> {
  const response = await pollCode(portal.http, { id: state }, { ...options, silent: true });
  if (response.type === 'passed' && response.code !== UNBOUND_CODE) {
    const isExpired = isSuppressed(await portal.http.loadSettings(), response.message);
    return { type: isExpired ? 'expired' : 'none' };
  }
  takeState(state);
  return { type: 'end', ...conclude(portal, response) };
}

interface Binding {
  mobile: string;
  code: string;
  /** If set, a new account is registered under this name. */
  realName?: string;
}

/**
 * Binds the social account of the last scan to the account with this number, or to a new one, and logs in.
 */
export async function bindScan(
  portal: LoginScope,
  { realName, ...identity }: Binding,
  options?: SendOptions,
): Promise<void> {
  const known = v.safeParse(boundInfo, getPendingBinding());
  if (!known.success) throw new PortalError(wordsOf(sharedLoginTexts, portal.language).scanOther);
  const { orgCode } = portal.session.getState();
  const response = realName
    ? await registerByWechat(portal.http, { ...known.output, ...identity, realName, orgCode }, options)
    : await bindWechatByMobile(portal.http, { ...known.output, ...identity }, options);
  logInFromResponse(portal, response);
  removePendingBinding();
}

function scalars(info: Record<string, unknown>): Record<string, string | number | boolean | null> {
  const entries = Object.entries(info).filter(
    (entry): entry is [string, string | number | boolean | null] =>
      entry[1] === null || ['string', 'number', 'boolean'].includes(typeof entry[1]),
  );
  return Object.fromEntries(entries);
}
