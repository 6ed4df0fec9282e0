// One @, a local part without spaces, and a domain of at least two labels.
const pattern =
  /^[A-Z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Z0-9](?:[A-Z0-9-]{0,61}[A-Z0-9])?(?:\.[A-Z0-9](?:[A-Z0-9-]{0,61}[A-Z0-9])?)+$/i;

export function isEmail(value: string): boolean {
  return value.length <= 254 && pattern.test(value) && !/^\.|\.\.|\.@/.test(value);
}
