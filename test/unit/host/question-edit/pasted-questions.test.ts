import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parsePasted } from '#host/app/pages/question-edit/pasted-questions.ts';
import { optionLetter } from '#host/app/content/question/answers.ts';
import { papers } from './papers.ts';
import { answerOf, type EditedQuestion } from '#host/app/pages/question-edit/questions.ts';

/** A question without its generated ids: the answer of a choice as letters. */
function plain(question: EditedQuestion) {
  const { type, title, options, points, analysis } = question;
  const answer = answerOf(question).map((one) => {
    const index = options.findIndex(({ id }) => id === one);
    return index < 0 ? one : optionLetter(index);
  });
  return { type, title, options: options.map(({ text }) => text), points, analysis, answer };
}

/** The notation of the table of papers. */
function shown(text: string): string[] {
  const { questions, problems, guesses } = parsePasted(text, '5');
  const inLine = (part: string) => part.replaceAll('\n', '\\n').replaceAll('\t', '\\t');
  const made = questions.map((question, index) => {
    const { type, title, options, answer, points, analysis } = plain(question);
    const { codes = [] } = guesses[index] ?? {};
    return [
      type,
      title,
      ...(options.length > 0 ? [options.join(' / ')] : []),
      `= ${answer.join(' + ')}`,
      ...(points === '5' ? [] : [`${points}分`]),
      ...(analysis ? [`// ${analysis}`] : []),
      ...(codes.length > 0 ? [`? ${codes.join(' ')}`] : []),
    ]
      .map(inLine)
      .join(' | ');
  });
  return [...made, ...problems.map(({ line, code }) => `! ${line} ${code}`)];
}

describe('a paper', () => {
  it.each(papers)('with %s', (_, text, made) => {
    expect(shown(text)).toEqual(made);
  });

  it('is read the same in full width, with unseen marks and with the line ends of any system', () => {
    const [, text] = papers.find(([name]) => name === 'a reason behind the answer') ?? [];
    const usual = shown(text ?? '');
    for (const other of [
      text?.replaceAll('\n', '\r\n'),
      text?.replaceAll('\n', '\u2028'),
      text?.replaceAll(/[A-B.]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0)),
      text?.replaceAll(/^/gm, '\u200b').replaceAll(/$/gm, '\u202c'),
    ])
      expect(shown(other ?? '').map((line) => line.normalize('NFKC'))).toEqual(
        usual.map((line) => line.normalize('NFKC')),
      );
  });

  it('loses no line: each is in a question or in a problem', () => {
    const forms = [
      '1. #',
      '2. #',
      '3、#',
      '（1）#',
      'A. #',
      'B. #',
      'C．#',
      'A #',
      'B #',
      '一、#',
      '二、#',
      '答案：#',
      '解析：#',
      '#',
      '  #',
      '',
      '参考答案',
      '一、判断题',
    ];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...forms), { maxLength: 24 }), (lines) => {
        const words = lines.map((_, index) => `词${String.fromCodePoint(0x4e10 + index)}语`);
        const text = lines.map((line, index) => line.replace('#', words[index] ?? '')).join('\n');
        const { questions, problems } = parsePasted(text, '5');
        const kept = JSON.stringify([questions, problems]);
        lines.forEach((line, index) => {
          if (line.includes('#')) expect(kept).toContain(words[index]);
        });
      }),
      { numRuns: 2000 },
    );
  });
});

const parsed = (text: string) => parsePasted(text, '5').questions.map(plain);
const blank = { options: [], points: '5', analysis: '', answer: [] };

describe('pasted questions', () => {
  it.each([
    [
      'single choice in full',
      '1. 天空是什么颜色？\nA. 红\nB. 蓝\n答案：B\n分值：2\n解析：因为散射。',
      [
        {
          type: 'single',
          title: '天空是什么颜色？',
          options: ['红', '蓝'],
          answer: ['B'],
          points: '2',
          analysis: '因为散射。',
        },
      ],
    ],
    [
      'multiple choice, known by its answer',
      '1、选对的\nA、甲\nB、乙\nC、丙\n答案：A、C',
      [{ ...blank, type: 'multiple', title: '选对的', options: ['甲', '乙', '丙'], answer: ['A', 'C'] }],
    ],
    [
      'options in one line, full-width marks, a bracketed type and points',
      '1．【多选题】选对的（3分）\nＡ．甲  Ｂ．乙\n答案:ab'
        .replaceAll('Ａ．', 'A．')
        .replaceAll('Ｂ．', 'B．'),
      [
        {
          ...blank,
          type: 'multiple',
          title: '选对的',
          options: ['甲', '乙'],
          answer: ['A', 'B'],
          points: '3',
        },
      ],
    ],
    [
      'an answer in the title',
      '1. 下列正确的是（ B ）\nA. 甲\nB. 乙',
      [{ ...blank, type: 'single', title: '下列正确的是（　）', options: ['甲', '乙'], answer: ['B'] }],
    ],
    ['true', '1. 水是湿的。\n答案：√', [{ ...blank, type: 'judge', title: '水是湿的。', answer: ['true'] }]],
    [
      'false',
      '第1题：火是冷的。\n【答案】错误',
      [{ ...blank, type: 'judge', title: '火是冷的。', answer: ['false'] }],
    ],
    [
      'gaps',
      '1. 一年有____个月，一周有____天。\n答案：12；7',
      [{ ...blank, type: 'blank', title: '一年有____个月，一周有____天。', answer: ['12', '7'] }],
    ],
    [
      'gaps in brackets',
      '1. 【填空题】首都是（　）。\n答案：北京',
      [{ ...blank, type: 'blank', title: '首都是____。', answer: ['北京'] }],
    ],
    [
      'an essay whose answer has numbered points',
      '7. 谈谈反思。\n参考答案：要点：\n1. 证据\n2. 调整\n8. 再谈。\n答案：略',
      [
        { ...blank, type: 'essay', title: '谈谈反思。', answer: ['要点：\n1. 证据\n2. 调整'] },
        { ...blank, type: 'essay', title: '再谈。', answer: ['略'] },
      ],
    ],
    [
      'sections that give type and points',
      '一、判断题（每题2分，共4分）\n1. 对的。\n答案：对\n二、简答题（10分）\n1. 说明理由。',
      [
        { ...blank, type: 'judge', title: '对的。', points: '2', answer: ['true'] },
        { ...blank, type: 'essay', title: '说明理由。', points: '10' },
      ],
    ],
    [
      'a section with a note, and a line that only looks like one',
      '一、选择题：本题共2小题，每小题3分。\n1. 选一个\nA. 甲\nB. 乙\n答案：A\n\n二、下列题目中的故事\n答案：略',
      [
        { ...blank, type: 'single', title: '选一个', options: ['甲', '乙'], points: '3', answer: ['A'] },
        { ...blank, type: 'essay', title: '二、下列题目中的故事', points: '3', answer: ['略'] },
      ],
    ],
    [
      'titles and options of several lines',
      '1. 阅读：\n春眠不觉晓\nA. 甲\n续\nB. 乙\n答案：A',
      [{ ...blank, type: 'single', title: '阅读：\n春眠不觉晓', options: ['甲\n续', '乙'], answer: ['A'] }],
    ],
    [
      'questions without numbers, after an empty line',
      '地球是圆的。\n答案：对\n\n月亮是方的。\n答案：错',
      [
        { ...blank, type: 'judge', title: '地球是圆的。', answer: ['true'] },
        { ...blank, type: 'judge', title: '月亮是方的。', answer: ['false'] },
      ],
    ],
    [
      'decimals, which are no numbers of questions',
      '1. 圆周率约为\n3.14 的数\n答案：对',
      [{ ...blank, type: 'judge', title: '圆周率约为\n3.14 的数', answer: ['true'] }],
    ],
    ['nothing', ' \n\n', []],
  ])('%s', (_, text, questions) => {
    expect(parsed(text)).toEqual(questions);
    expect(parsePasted(text, '5').problems).toEqual([]);
  });

  it.each([
    ['A. 没有题目的选项', [[1, 'lineUnknown']]],
    ['1. 题目\nA. 甲\nB. 乙\n答案：E', [[4, 'answerUnknown']]],
    ['1. 题目\nA. 甲\n答案：A', [[1, 'optionsAbsent']]],
    ['1. 题目\nA. 甲\nB. 乙', [[1, 'answerAbsent']]],
    ['1. 题目\nA. 甲\nB. 乙\n分值：很多\n答案：A', [[4, 'pointsUnknown']]],
    ['1. 题目\nA. 甲\nB. 乙\n答案：A\n多余的一行', [[5, 'lineUnknown']]],
    ['1. 【单选题】题目\nA. 甲\nB. 乙\n答案：AB', [[4, 'answerUnknown']]],
    ['1. 【判断题】题目\n答案：也许', [[2, 'answerUnknown']]],
    ['1. 有____和____\n答案：一个', [[2, 'answerUnknown']]],
  ])('%j says what it did not understand, by line', (text, expected) => {
    expect(parsePasted(text, '5').problems.map(({ line, code }) => [line, code])).toEqual(expected);
  });

  const word = fc
    .stringMatching(/^[\u4e00-\u4e03\u4eba\u5b66\u8bfea-z]{1,12}$/)
    .filter((text) => !/^[tfyn]$|^(true|false|yes|no)$/.test(text));
  const choices = fc.uniqueArray(word, { minLength: 2, maxLength: 8 });
  const question = fc.oneof(
    fc.tuple(word, choices, fc.nat()).map(([title, options, right]) => ({
      type: 'single',
      title,
      options,
      answer: [optionLetter(right % options.length)],
    })),
    fc.tuple(word, choices).map(([title, options]) => ({
      type: 'multiple',
      title,
      options,
      answer: options.slice(0, 2).map((_, index) => optionLetter(index)),
    })),
    fc
      .tuple(word, fc.boolean())
      .map(([title, isTrue]) => ({ type: 'judge', title, options: [], answer: [String(isTrue)] })),
    fc.tuple(word, fc.array(word, { minLength: 1, maxLength: 4 })).map(([title, answer]) => ({
      type: 'blank',
      title: title + answer.map(() => '____').join(title),
      options: [],
      answer,
    })),
    fc.tuple(word, word).map(([title, answer]) => ({ type: 'essay', title, options: [], answer: [answer] })),
  );
  const names = { single: '单选题', multiple: '多选题', judge: '判断题', blank: '填空题', essay: '简答题' };
  const whole = fc.tuple(question, fc.integer({ min: 1, max: 100 }), fc.option(word, { nil: '' }));

  it('are the questions that were written in the usual form', () => {
    fc.assert(
      fc.property(fc.array(whole, { maxLength: 6 }), fc.constantFrom('\n', '\r\n', '\n\n'), (all, gap) => {
        const expected = all.map(([one, points, analysis]) => ({ ...one, points: String(points), analysis }));
        const text = expected.map((one, index) =>
          [
            `${index + 1}. 【${names[one.type as keyof typeof names]}】${one.title}`,
            ...one.options.map((option, place) => `${optionLetter(place)}. ${option}`),
            `答案：${one.answer.join('；').replace('true', '对').replace('false', '错')}`,
            `分值：${one.points} 分`,
            ...(one.analysis ? [`解析：${one.analysis}`] : []),
          ].join(gap === '\n\n' ? '\n' : gap),
        );
        expect(parsed(text.join(gap))).toEqual(expected);
      }),
    );
  });

  it('never throw or lose everything, whatever is pasted', () => {
    const pieces = [
      '1. ',
      '2、',
      'A. ',
      'B、',
      '答案：',
      '分值：',
      '解析：',
      '（2分）',
      '【单选题】',
      '（ B ）',
      '____',
      '（',
      '）',
      '甲',
      '一、判断题',
      ' ',
      '\n',
      '\r\n',
      '\n\n',
    ];
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.constantFrom(...pieces), fc.string()), { maxLength: 30 }), (parts) => {
        const text = parts.join('');
        const { questions, problems } = parsePasted(text, '5');
        const lines = text.split(/\r\n?|\n/).length;
        expect(problems.every(({ line }) => line >= 1 && line <= lines)).toBe(true);
        if (/^甲$/m.test(text)) expect(questions.length + problems.length).toBeGreaterThan(0);
      }),
    );
  });

  it('are found in a long text at once', () => {
    const start = performance.now();
    for (const piece of ['（ ', '(2 ', ' A ', 'A.', '1.', '____', '答案 '])
      parsePasted(piece.repeat(20_000), '5');
    expect(performance.now() - start).toBeLessThan(5000);
  });
});
