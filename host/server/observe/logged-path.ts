import { shownAddress } from '#src/rules/shown-address.ts';
import { LOGGED_PATH_MAX } from '../limits.ts';

/** The calls whose path goes on with a key or a mobile number. The source of a regular expression; nginx reads it too. */
export const secretCalls = '/api/auth/(?:token/key|user/send)/';

const isSecretCall = new RegExp(`^${secretCalls}`);

/**
 * A request's path as a log may have it: no query, since queries hold passwords, keys and tokens, and no segment that looks
 * like one. `replaced` are the settings' own paths of calls.
 */
export function loggedPath(address: string, replaced: Record<string, string> = {}): string {
  const [path = ''] = address.split(/[?#]/, 1);
  const before = secretPlaces(replaced).find((place) => path.startsWith(place));
  const call = before ?? isSecretCall.exec(path)?.[0];
  return (call ? `${call}*` : shownAddress(path) || '-').slice(0, LOGGED_PATH_MAX);
}

/** The beginnings of the replaced paths of those calls, up to the secret. */
const secretPlaces = (replaced: Record<string, string>) =>
  Object.entries(replaced).flatMap(([path, own]) => {
    const [place = '', ...rest] = own.split('{');
    return isSecretCall.test(path) && rest.length > 0 ? [place] : [];
  });
