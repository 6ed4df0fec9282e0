const secretName =
  /^(code|state|key|ticket|jwt|sid)$|token|secret|passw|pwd|auth|session|signature|credential/i;
// A JSON web token, or a long run of letters and digits that nobody types.
const secretValue = /^ey[\w-]+\.[\w-]+\.|^(?=.*\d)(?=.*[a-z])[\w~+/=-]{32,}$/i;

/** Whether a query parameter could be a key to a session. */
export function isSecretParam(name: string, value: string): boolean {
  return secretName.test(name) || secretValue.test(value);
}
