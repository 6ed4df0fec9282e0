import type { QuestionType } from '#src/api/exams.ts';
import { joined, newDraft, type Draft } from './draft.ts';
import type { PastedLine } from './lines.ts';
import type { NumberStyle } from './numbers.ts';
import type { Section } from './sections.ts';

export type ProblemCode =
  'lineUnknown' | 'lineHeading' | 'pointsUnknown' | 'answerUnknown' | 'answerAbsent' | 'optionsAbsent';
export interface Problem {
  /** Counts from 1. */
  line: number;
  code: ProblemCode;
  text: string;
}

/** Where the reading of a paper stands. */
export interface Reading {
  lines: readonly PastedLine[];
  style: NumberStyle | undefined;
  drafts: Draft[];
  problems: Problem[];
  section: Section | undefined;
  /** The numbers restart: a section has begun, without a question so far. */
  isRestart: boolean;
  /** The paper names the type of a question before its title. */
  isTypeFirst: boolean;
  /** The type that a line before the title has named, as templates do. */
  typeAhead: QuestionType | undefined;
  /** Text before the next numbered question, e.g. a passage that it is about. */
  material: PastedLine[];
}

export function report({ problems }: Reading, { line, text }: PastedLine, code: ProblemCode): void {
  problems.push({ line, code, text: text.trim() });
}

/** Begins a question. */
export function begin(
  reading: Reading,
  line: PastedLine,
  source: string,
  number: number,
  answer?: string,
): Draft {
  const draft = newDraft({ ...line, number, answer }, source, reading.section);
  draft.type = reading.typeAhead ?? draft.type;
  reading.typeAhead = undefined;
  for (const { text } of [...reading.material].reverse()) draft.title = joined(text.trim(), draft.title);
  if (reading.material.length > 0) draft.guesses.add('material');
  reading.material = [];
  reading.isRestart = false;
  reading.drafts.push(draft);
  return draft;
}

/** Reports the text before a question that has not come. */
export function dropMaterial(reading: Reading): void {
  for (const line of reading.material) report(reading, line, 'lineUnknown');
  reading.material = [];
}
