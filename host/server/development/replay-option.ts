import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readRecording, type Recording } from '../../contract/recording/recording.ts';

/** Reads `--replay <file>`, the recording of a back end; throws with what is wrong. */
export function replayOf(given: readonly string[]): { recording?: Recording } {
  const { replay: file } = parseArgs({ args: [...given], options: { replay: { type: 'string' } } }).values;
  if (!file) return {};
  try {
    return { recording: readRecording(readFileSync(file, 'utf8')) };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`--replay ${file}: ${reason}`, { cause: error });
  }
}
