import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { questionTypes, type Question } from '#src/api/exams.ts';
import {
  answerOf,
  copied,
  faultsOf,
  insertedAfter,
  newQuestion,
  toEdited,
  toQuestion,
  totalPoints,
  withType,
  type EditedQuestion,
} from '#host/app/pages/question-edit/questions.ts';

const options = [
  { id: 'a', text: '甲' },
  { id: 'b', text: '乙' },
];
const right: EditedQuestion = {
  id: '1',
  type: 'single',
  title: '选一个',
  options,
  points: '5',
  answers: { single: ['b'], multiple: ['a', 'b'], judge: ['true'], blank: ['x', 'y'], essay: ['略'] },
  analysis: '',
};

describe('the faults of a question', () => {
  it.each([
    ['nothing wrong', {}, {}],
    ['no title', { title: ' ' }, { title: 'titleMissing' }],
    ['no gaps', { type: 'blank' }, { title: 'gapsMissing' }],
    ['gaps with answers', { type: 'blank', title: '一____二____' }, {}],
    ['a gap without answer', { type: 'blank', title: '____、____、____' }, { answer: 'answerMissing' }],
    ['no points', { points: '' }, { points: 'pointsWrong' }],
    ['points of 0', { points: '0' }, { points: 'pointsWrong' }],
    ['half points', { points: '2.5' }, {}],
    ['quarter points', { points: '2.25' }, { points: 'pointsWrong' }],
    ['points of 100', { points: '100' }, {}],
    ['too many points', { points: '100.5' }, { points: 'pointsWrong' }],
    ['text as points', { points: '两分' }, { points: 'pointsWrong' }],
    ['one option', { options: options.slice(1) }, { options: 'optionsFew' }],
    ['an empty option', { options: [...options, { id: 'c', text: ' ' }] }, { options: 'optionEmpty' }],
    [
      'the same option twice',
      { options: [...options, { id: 'c', text: '甲 ' }] },
      { options: 'optionsSame' },
    ],
    ['no answer', { answers: {} }, { answer: 'answerMissing' }],
    ['an answer that was deleted', { answers: { single: ['z'] } }, { answer: 'answerMissing' }],
    ['multiple', { type: 'multiple' }, {}],
    ['one answer of multiple', { type: 'multiple', answers: { multiple: ['a'] } }, { answer: 'answersFew' }],
    ['judge', { type: 'judge', options: [] }, {}],
    ['judge without answer', { type: 'judge', answers: {} }, { answer: 'answerMissing' }],
    ['essay without model answer', { type: 'essay', answers: {} }, {}],
  ] as const)('%s', (_, change, faults) => {
    expect(faultsOf({ ...right, ...change } as EditedQuestion)).toEqual(faults);
  });
});

describe('a question', () => {
  it('keeps what was typed for one type while it is of another', () => {
    for (const type of questionTypes) {
      const there = withType(withType(right, type), 'single');
      expect(there.options).toEqual(options);
      expect(there.answers).toMatchObject({ judge: ['true'], blank: ['x', 'y'], essay: ['略'] });
      expect(answerOf(there)).toHaveLength(1);
    }
  });

  it('keeps the marked options between single and multiple choice', () => {
    expect(answerOf(withType(right, 'multiple'))).toEqual(['b']);
    expect(answerOf(withType({ ...right, type: 'multiple' }, 'single'))).toEqual(['a']);
  });

  it.each(questionTypes)('of type %s is saved with what belongs to its type only', (type) => {
    const saved = toQuestion({ ...right, type, title: '一____二____' });
    expect(saved).toEqual({
      id: '1',
      type,
      title: '一____二____',
      options: type === 'single' || type === 'multiple' ? options : [],
      points: 5,
      answer: right.answers[type],
      analysis: '',
    });
  });

  it('is the same after it was edited and saved without a change', () => {
    const text = fc.string().map((one) => one.trim());
    const made = fc.record({
      id: fc.string({ minLength: 1 }),
      title: text,
      points: fc.integer({ min: 1, max: 100 }),
      analysis: text,
      key: fc.boolean(),
    });
    fc.assert(
      fc.property(made, ({ key, ...rest }) => {
        const question: Question = { ...rest, type: 'judge', options: [], answer: [String(key)] };
        expect(toQuestion(toEdited(question))).toEqual(question);
      }),
    );
  });

  it('that is copied has an id of its own', () => {
    expect(copied(right)).toEqual({ ...right, id: expect.not.stringMatching(/^1$/) });
  });

  it('that is new is of its type', () => {
    expect(newQuestion('single', '2')).toMatchObject({ points: '2', options: { length: 4 } });
    expect(newQuestion('essay', '2').options).toEqual([]);
  });
});

describe('the list of questions', () => {
  const [one, two, three] = ['1', '2', '3'].map((id) => ({ ...right, id })) as [
    EditedQuestion,
    EditedQuestion,
    EditedQuestion,
  ];

  it.each([
    ['1', ['1', '3', '2']],
    ['2', ['1', '2', '3']],
    [undefined, ['1', '2', '3']],
    ['9', ['1', '2', '3']],
  ])('takes a question behind %s', (behind, ids) => {
    expect(insertedAfter([one, two], behind, [three]).map(({ id }) => id)).toEqual(ids);
  });

  it('sums the points that are valid', () => {
    expect(totalPoints([one, { ...two, points: '2.5' }, { ...three, points: '很多' }])).toBe(7.5);
  });
});
