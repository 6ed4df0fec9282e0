import type { PastedLine } from './lines.ts';
import type { NumberStyle } from './numbers.ts';

/** The lines after a line, up to the next numbered line or section. */
export interface Ahead {
  /** The next line is text, e.g. the title of a number that stands alone. */
  isText: boolean;
  /** The first line that is more than text. */
  next: 'option' | 'answer' | 'number' | 'none';
  /** The letter of the next option; ''. */
  option: string;
  /** Options or an answer come before the next number. */
  isStructured: boolean;
  isSection: boolean;
  /** The next number of the questions' style. */
  number: number;
}

// Farther than the longest passage; a limit keeps the reading linear.
const FARTHEST = 80;

export function look(lines: readonly PastedLine[], index: number, style: NumberStyle | undefined): Ahead {
  const ahead: Ahead = {
    isText: false,
    next: 'none',
    option: '',
    isStructured: false,
    isSection: false,
    number: 0,
  };
  const last = Math.min(lines.length, index + FARTHEST);
  for (let place = index + 1; place < last; place += 1) {
    const line = lines[place];
    if (!line) break;
    const { number, section, option, entry } = line;
    if (number && number.style === style && !number.isDecimal) {
      ahead.number = number.number;
      if (ahead.next === 'none') ahead.next = 'number';
      break;
    }
    if (section && !section.isGuess) {
      ahead.isSection = true;
      break;
    }
    const isOption = option && (!option.isWeak || option.letter === 'A' || option.letter === 'B');
    if (isOption && !entry && !ahead.option && isListed(line, lines[place + 1])) ahead.option = option.letter;
    const isAnswer = entry?.name === 'answer';
    if (ahead.next === 'none' && (ahead.option || isAnswer)) ahead.next = isAnswer ? 'answer' : 'option';
    if (ahead.option || isAnswer) ahead.isStructured = true;
    if (place === index + 1) ahead.isText = !entry && !ahead.option;
  }
  return ahead;
}

/** A letter without a sign is an option only beside another one. */
function isListed({ option }: PastedLine, following: PastedLine | undefined): boolean {
  if (!option?.isWeak || option.letter === 'B') return true;
  return following?.option?.letter === 'B' || false;
}
