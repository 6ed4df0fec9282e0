import type { Meta, StoryObj } from '@storybook/react-vite';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { firstRoute } from '#host/app/routing/match-route.ts';
import { PageRouteContext } from '#host/app/routing/page-route.ts';
import QuestionEditPage from '#host/app/pages/question-edit/QuestionEditPage.tsx';
import QuizEditPage from '#host/app/pages/question-edit/QuizEditPage.tsx';
import type { Question } from '#src/api/exams.ts';
import { answering, failing, onScene, pending } from '../scene.tsx';

/** The page that edits the questions of an exam, or the quizzes of a course. */
function QuestionsAt({ query, isQuiz = false }: { query: string; isQuiz?: boolean }) {
  const path = isQuiz ? '/quizEdit' : '/questionEdit';
  const { hook, searchHook } = memoryLocation({ path, searchPath: query });
  return (
    <Router hook={hook} searchHook={searchHook}>
      <PageRouteContext value={firstRoute(path)}>
        <main style={{ background: 'var(--portal-canvas)' }}>
          {isQuiz ? <QuizEditPage /> : <QuestionEditPage />}
        </main>
      </PageRouteContext>
    </Router>
  );
}

const meta = {
  title: 'Host/QuestionEdit',
  component: QuestionsAt,
  parameters: { layout: 'fullscreen' },
  args: { query: 'id=exam-100101' },
} satisfies Meta<typeof QuestionsAt>;

export default meta;
type Story = StoryObj<typeof meta>;

const path = '/api/portal/authoring/exam/exam-100101/questions';
const teacher = [onScene({ as: 'teacher' })];
const question = (id: string, more: Partial<Question>): Question => ({
  id,
  type: 'single',
  title: '题目',
  options: [],
  points: 5,
  answer: [],
  analysis: '',
  ...more,
});
/** One question as the only one of its exam. */
const only = (more: Partial<Question>): Story => ({
  decorators: [
    onScene({ as: 'teacher', ...answering(path, { title: '课后测验', questions: [question('1', more)] }) }),
  ],
});
const phone = { viewport: { value: 'mobile1' } };

export const Questions: Story = { decorators: teacher };
export const Judge: Story = only({ type: 'judge', title: '地球是圆的。', answer: ['true'] });
export const Blank: Story = only({
  type: 'blank',
  title: '一年有____个月，一周有____天。',
  answer: ['12', '7'],
});
export const Essay: Story = only({ type: 'essay', title: '谈谈您的看法。', answer: ['言之有据即可。'] });
export const LongAndBare: Story = only({ title: '跨学科主题学习与整本书阅读'.repeat(20) });
export const Empty: Story = {
  decorators: [onScene({ as: 'teacher', ...answering(path, { title: '课后测验', questions: [] }) })],
};
export const NoExam: Story = { args: { query: '' }, decorators: teacher };
export const Loading: Story = { decorators: [onScene({ as: 'teacher', ...pending(path) })] };
export const Failed: Story = { decorators: [onScene({ as: 'teacher', ...failing(path) })] };
export const ListOnPhone: Story = { decorators: teacher, globals: phone };
export const QuestionOnPhone: Story = {
  args: { query: 'id=exam-100101&question=1' },
  ...only({ type: 'judge', title: '地球是圆的。', answer: ['true'] }),
  globals: phone,
};

const quizzesPath = '/api/portal/authoring/openCourse/openCourse-100101/quizzes';
const quizArgs = { query: 'kind=openCourse&id=openCourse-100101', isQuiz: true };
export const Quiz: Story = { args: quizArgs, decorators: teacher };
export const QuizWithoutQuestions: Story = {
  args: { ...quizArgs, query: `${quizArgs.query}&lesson=after-class` },
  decorators: teacher,
};
export const QuizWithoutLessons: Story = {
  args: quizArgs,
  decorators: [onScene({ as: 'teacher', ...answering(quizzesPath, { title: '新课程', quizzes: [] }) })],
};
export const QuizOfAnotherLesson: Story = {
  args: { ...quizArgs, query: `${quizArgs.query}&lesson=gone` },
  decorators: teacher,
};
export const NoCourse: Story = { args: { ...quizArgs, query: '' }, decorators: teacher };
export const QuizzesLoading: Story = {
  args: quizArgs,
  decorators: [onScene({ as: 'teacher', ...pending(quizzesPath) })],
};
export const QuizzesFailed: Story = {
  args: quizArgs,
  decorators: [onScene({ as: 'teacher', ...failing(quizzesPath) })],
};
export const QuizOnPhone: Story = { args: quizArgs, decorators: teacher, globals: phone };
