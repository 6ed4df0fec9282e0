import type { HttpClient } from '../../http/client.ts';
import type { Session } from '../../session/store.ts';
import type { SettingsStore } from '../../settings-store.ts';
import type { Language } from '../../texts/texts.ts';

/** The parts of a portal that are checked. */
export interface DiagnosedPortal {
  settings: SettingsStore;
  http: HttpClient;
  session: Session;
  language: Language;
}

/** `fact`: it is neither right nor wrong. */
export type Verdict = 'right' | 'wrong' | 'fact';

export type Group = 'versions' | 'browser' | 'session' | 'settings' | 'server' | 'calls';

export interface DiagnosisLine {
  /** A word of the group, or the name of a setting or path. */
  name: string;
  value: string;
  verdict: Verdict;
}

/** The facts of a portal and its back end. It contains no token, no key and nobody's name. */
export interface Diagnosis {
  groups: readonly { group: Group; lines: readonly DiagnosisLine[] }[];
  /** The same as text, in the portal's language. */
  text: string;
}
