import { fill, wordsOf, type Language } from '../../texts/texts.ts';
import { AdapterError } from '../errors.ts';
import { adapterTexts } from './texts.ts';

export interface AdapterFault {
  kind: keyof (typeof adapterTexts)['zh-CN'];
  /** Where the adapter is wrong: its address, or an entry such as `getTickets.response`. */
  place: string;
  /** The error that it has thrown. */
  thrown?: unknown;
}

/** `cause` keeps the name of a thrown error alone: its message may repeat what it was about. */
export function adapterError(
  { kind, place, thrown }: AdapterFault,
  { language, shown }: { language: Language; shown: boolean },
): AdapterError {
  const name = thrown instanceof Error ? thrown.name : typeof thrown;
  const message = fill(wordsOf(adapterTexts, language)[kind], { place, name });
  return new AdapterError(message, { shown, cause: thrown === undefined ? undefined : { name } });
}
