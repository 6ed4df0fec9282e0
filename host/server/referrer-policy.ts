/** The pages whose addresses carry a credential; the source of a regular expression, not case-sensitive. */
export const loginPath = '^/+(login|login_back|commonLogin|wxlogin|authorize|qrcode)(/|$)';

const isLogin = new RegExp(loginPath, 'i');

/** Pages of the log-in send no referrer, and all others only their origin: no path and no query leaves with a request. */
export const referrerPolicies = { login: 'no-referrer', other: 'strict-origin' } as const;

export const referrerPolicy = (path: string): string =>
  isLogin.test(path) ? referrerPolicies.login : referrerPolicies.other;
