import { mobileDigits } from '#src/rules/mobile.ts';
import { loginMethods, type LoginMethod } from './login-methods.ts';

/*
 * A reload of a log-in page keeps the method and the mobile number, in this tab alone. A code or a
 * password is never stored.
 */

/** The forms that send a code; each remembers its own number. */
export type CodePurpose = 'login' | 'register' | 'activate' | 'reset' | 'wechat-bind' | 'wechat-register';

const prefix = 'portal.login.';
/** The countdowns of the code buttons, which name the number too. */
const countdownPrefix = 'portal.code.';
const mobileKey = (purpose: CodePurpose) => `${prefix}mobile.${purpose}`;
const methodKey = (asked: LoginMethod | undefined) => `${prefix}method.${asked ?? ''}`;

export function rememberMobile(purpose: CodePurpose, mobile: string): void {
  withStorage((storage) => {
    if (mobile) storage.setItem(mobileKey(purpose), mobile);
    else storage.removeItem(mobileKey(purpose));
  });
}

export function rememberedMobile(purpose: CodePurpose): string {
  return mobileDigits(withStorage((storage) => storage.getItem(mobileKey(purpose))) ?? '');
}

/** `asked`: the method that the page itself requests. */
export function rememberMethod(asked: LoginMethod | undefined, method: LoginMethod): void {
  withStorage((storage) => storage.setItem(methodKey(asked), method));
}

export function rememberedMethod(asked: LoginMethod | undefined): LoginMethod | undefined {
  const stored = withStorage((storage) => storage.getItem(methodKey(asked)));
  return loginMethods.find((method) => method === stored);
}

/** Call this after a log-in: the next user of the tab must not find the number. */
export function forgetLogin(): void {
  withStorage((storage) => {
    for (const key of Object.keys(storage)) {
      if (key.startsWith(prefix) || key.startsWith(countdownPrefix)) storage.removeItem(key);
    }
  });
}

// Accessing `sessionStorage` itself throws when the browser forbids it.
function withStorage<Result>(work: (storage: Storage) => Result): Result | undefined {
  try {
    return work(sessionStorage);
  } catch {
    return undefined;
  }
}
