import { exemptMessages } from '../texts/exempt-messages.ts';

interface Exemptions {
  /** The operator's own; null: ours. */
  exemptMessages: readonly string[] | null;
}

/** Whether a message of the server never raises a toast. */
export function isSuppressed({ exemptMessages: own }: Exemptions, message: string): boolean {
  return (own ?? exemptMessages).includes(message);
}
