/** The login methods in the order in which they are offered. */
export const loginMethods = ['account', 'mobile', 'wechat'] as const;
export type LoginMethod = (typeof loginMethods)[number];

/** Where the user logs in: in the page itself, or in the portal, which leads back to it. */
export const loginFlows = ['embedded', 'redirect'] as const;
export type LoginFlow = (typeof loginFlows)[number];

interface MethodFacts {
  /** The types that the organisation offers; undefined until they are loaded. */
  types: readonly (string | number)[] | undefined;
  /** The method that the page requests. */
  asked: LoginMethod | undefined;
  /** True if the URL of the social platform is configured. */
  hasWechat: boolean;
}

/** Returns the login methods in our order. Until the organisation is loaded, it is the requested one or account. */
export function offeredMethods({ types, asked, hasWechat }: MethodFacts): LoginMethod[] {
  if (!types) return [asked ?? 'account'];
  const named = loginMethods.filter((method) => types.includes(method) && (method !== 'wechat' || hasWechat));
  // An organisation without any usable method has not configured them, so fall back to account.
  return named.length > 0 ? named : ['account'];
}
