/** An identity card number: 15 digits, 18 digits, or 17 digits and an X (a lower-case one too). */
export function isIdCard(value: string): boolean {
  return /^(?:[0-9]{15}|[0-9]{17}[0-9Xx])$/.test(value);
}

/** As it is sent: the X in upper case. */
export function idCardToSend(value: string): string {
  return value.toUpperCase();
}
