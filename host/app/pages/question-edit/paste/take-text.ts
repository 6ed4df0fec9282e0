import { continueDraft, isAnswered, type Draft } from './draft.ts';
import type { PastedLine } from './lines.ts';
import type { Ahead } from './look-ahead.ts';
import { begin, report, type Reading } from './reading.ts';

/** Takes a line without a mark. */
export function takeText(reading: Reading, line: PastedLine, ahead: Ahead): void {
  const { drafts, style } = reading;
  const draft = drafts.at(-1);
  const content = line.text.trimStart();
  const unknown = () => report(reading, line, 'lineUnknown');
  const isBeforeQuestion = !ahead.isStructured && (ahead.number > 0 || (!draft && ahead.isSection));
  // The head of a paper.
  if (!draft && style && isBeforeQuestion && !reading.isRestart) return void unknown();
  // A passage before the questions of a section, or one that goes on.
  if (isBeforeQuestion && (reading.isRestart || reading.material.length > 0)) {
    reading.material.push(line);
    return;
  }
  if (!draft || reading.isRestart) {
    if (line.option && !line.option.isWeak) unknown();
    else begin(reading, line, content, (draft?.number ?? 0) + 1);
    return;
  }
  const turn = turnOf(draft, line, ahead, style !== undefined);
  if (turn === 'material') reading.material.push(line);
  else if (turn === 'begins' || turn === 'guess') {
    const begun = begin(reading, line, content, draft.number + (style ? 0 : 1));
    if (turn === 'guess') begun.guesses.add('isUnnumbered');
  } else {
    if (turn === 'paragraph') draft.guesses.add('paragraph');
    if (turn === 'letter') draft.guesses.add('optionsOrder');
    if (!continueDraft(draft, line.text)) unknown();
  }
}

/** Decides if a line without a mark begins a question, continues one, or is about the next one. */
function turnOf(
  draft: Draft,
  { isAfterBlank, option }: PastedLine,
  ahead: Ahead,
  isNumbered: boolean,
): 'begins' | 'guess' | 'material' | 'paragraph' | 'letter' | 'continues' {
  const isOver = draft.answer !== undefined || draft.options.length > 0;
  if (option && !option.isWeak && draft.last === 'option') return 'letter';
  if (!isOver) return isAfterBlank && !isNumbered && !ahead.isStructured ? 'guess' : 'continues';
  // The question has its options or its answer already, so further ones belong to another question.
  if (ahead.next === 'option' && ahead.option === 'A') return isNumbered ? 'guess' : 'begins';
  if (ahead.next === 'answer' && draft.answer !== undefined)
    return isNumbered && !isAfterBlank ? 'guess' : 'begins';
  if (draft.last === 'option') {
    if (!isAfterBlank) return 'continues';
    return ahead.next === 'answer' || ahead.next === 'option' ? 'paragraph' : 'guess';
  }
  if (!isAfterBlank)
    return !isNumbered && isAnswered(draft) && draft.last !== 'analysis' ? 'guess' : 'continues';
  if (!isNumbered) return 'begins';
  if (draft.last === 'answer' && !isAnswered(draft)) return 'paragraph';
  return ahead.number === draft.number + 1 && !ahead.isStructured ? 'material' : 'guess';
}
