import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { ImportDialog } from '#host/app/pages/question-edit/ImportDialog.tsx';
import { examSet } from '#host/app/pages/question-edit/question-sets.ts';
import { keepDraft } from '../kept-draft.ts';
import { onScene } from '../scene.tsx';

/** The import of the question editor, with a text that is kept from another time. */
function Import() {
  const [isOpen, setOpen] = useState(true);
  const close = () => setOpen(false);
  return isOpen ? (
    <ImportDialog set={examSet('exam-100101')} onImport={() => undefined} onClose={close} />
  ) : null;
}

const meta = {
  title: 'Host/PastedQuestions',
  component: Import,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Import>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;
type Canvas = Parameters<Play>[0]['canvas'];

const importPath = '/api/portal/authoring/exam/exam-100101/questions/import';
const phone = { viewport: { value: 'mobile1' } };

const pasted = (text: string) =>
  onScene({ as: 'teacher', prepare: () => keepDraft('questions-pasted:exam-100101', text) });

const clean = `一、单选题（每题 2 分）
1. 地球的自转方向是
A. 自东向西
B. 自西向东
C. 自南向北
答案：B
解析：地球自西向东自转。
二、多选题
2. 下列属于可再生能源的有（4 分）
A. 太阳能
B. 煤炭
C. 风能
答案：AC
三、判断题
3. 光在真空中沿直线传播。
答案：对
四、填空题
4. 一年有____个月，一周有____天。
答案：12；7
五、简答题
5. 请简述形成性评价的作用。
答案：诊断学情、改进教学。`;

const guessed = `１．下列句子中没有语病的一项是（　）
Ａ．通过这次培训，使我提高了认识　Ｂ．我们要防止类似事故不再发生　Ｃ．他的学习态度非常端正
答案：Ｃ。因为 A 缺主语，B 多了一个“不”
2. 谈谈您对“双减”政策的看法。
3. 我国的首都是（北京）。
A. 上海
C. 北京
答案：C`;

const unclear = `（附：东湖区 2026 年教师专业发展培训结业考试试卷）
1. 一加一等于二。
答案：也许
2. 选一个
A. 只有一个选项
3. 没有答案的选择题
A. 甲
B. 乙
分值：很多`;

export const Nothing: Story = { decorators: [onScene({ as: 'teacher' })] };
export const CleanPaper: Story = { decorators: [pasted(clean)] };
export const Guesses: Story = { decorators: [pasted(guessed)] };
export const NotUnderstood: Story = { decorators: [pasted(unclear)] };
export const LongPaper: Story = {
  decorators: [pasted(Array.from({ length: 12 }, () => `${guessed}\n`).join('\n'))],
};
export const LongWords: Story = {
  decorators: [
    pasted(
      `1. ${'跨学科主题学习与整本书阅读'.repeat(12)}
A. ${'https://example.com/a-very-long-address/'.repeat(6)}
B. ${'整本书阅读'.repeat(30)}
答案：A`,
    ),
  ],
};
export const GuessesOnPhone: Story = { decorators: [pasted(guessed)], globals: phone };
export const NotUnderstoodOnPhone: Story = { decorators: [pasted(unclear)], globals: phone };

/** The canvas cannot reach into a shadow root. */
const bySheet =
  (play: (canvas: Canvas) => Promise<void> = async () => {}): Play =>
  async ({ canvas, globals }) => {
    if (globals.root === 'shadow') return;
    await userEvent.click(await canvas.findByRole('tab', { name: /^(上传表格|Upload a spreadsheet)$/ }));
    await play(canvas);
  };

async function upload(canvas: Canvas): Promise<void> {
  const rows = '题型,题目,选项A,选项B,答案,分值\n单选题,选一个,甲,乙,D,2\n判断题,=1/0,,,对,#DIV/0!\n';
  const field = await canvas.findByLabelText(/^(选择表格|Choose a spreadsheet)$/, { selector: 'input' });
  await userEvent.upload(field, new File([rows], '试题.csv'));
}

export const Sheet: Story = { decorators: [onScene({ as: 'teacher' })], play: bySheet() };
export const SheetUploading: Story = {
  decorators: [
    onScene({
      as: 'teacher',
      prepare: (sandbox) => sandbox.fault({ method: 'POST', path: importPath, delayMs: 3_600_000 }),
    }),
  ],
  play: bySheet(upload),
};
export const SheetWithWrongCells: Story = {
  decorators: [onScene({ as: 'teacher' })],
  play: bySheet(async (canvas) => {
    await upload(canvas);
    await canvas.findByText(/^2 (行未能导入|rows could not be imported)$/, undefined, { timeout: 5000 });
  }),
};
export const SheetWithWrongCellsOnPhone: Story = { ...SheetWithWrongCells, globals: phone };
