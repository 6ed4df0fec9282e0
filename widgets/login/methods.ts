export const loginMethods = ['account', 'mobile', 'wechat'] as const;
export type LoginMethod = (typeof loginMethods)[number];

interface MethodFacts {
  /** What the organisation offers; undefined as long as it is not known. */
  types: readonly (string | number)[] | undefined;
  /** What the page has asked for. */
  asked: LoginMethod | undefined;
  /** Whether the address of the social platform is configured. */
  hasWechat: boolean;
}

/** The ways in to offer, in our order. Until the organisation is known: the one asked for, else the account alone. */
export function offeredMethods({ types, asked, hasWechat }: MethodFacts): LoginMethod[] {
  if (!types) return [asked ?? 'account'];
  const named = loginMethods.filter((method) => types.includes(method) && (method !== 'wechat' || hasWechat));
  // An organisation that names none has not thought about it.
  return named.length > 0 ? named : ['account'];
}
