import { TextTable } from './TextTable.tsx';
import { rowsOfKeys } from './widget-texts.ts';

/** Texts of ours as they stand, so that an example cannot differ from the product; their keys, separated by spaces. */
export function TextExamples({ keys }: { keys: string }) {
  return <TextTable rows={rowsOfKeys(keys.split(' '))} />;
}
