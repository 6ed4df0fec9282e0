// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

type State = 'loading' | 'failed' | 'empty';

interface ViewStories extends Partial<Record<State, string>> {
  /** Below `stories`, without its ending. */
  file: string;
}

/** The stories that show the states of each view that reads, by its name in the tables of views. */
const storiesOf: Readonly<Record<string, ViewStories>> = {
  'the address of the annual report': {
    file: 'widgets/AnnualReport',
    loading: 'Loading',
    failed: 'Failed',
  },
  'the unread notifications': {
    file: 'widgets/Bell',
    loading: 'OpenedLoading',
    failed: 'OpenedFailed',
    empty: 'OpenedEmpty',
  },
  'the messages': { file: 'widgets/Messages', loading: 'Loading', failed: 'Failed', empty: 'Empty' },
  'the types of messages': { file: 'widgets/Messages', failed: 'KindsFailed' },
  'the number beside the change of a password': {
    file: 'widgets/ChangePassword',
    loading: 'Loading',
    failed: 'Failed',
    empty: 'WithoutPhone',
  },
  'the number of a forgotten password': {
    file: 'widgets/ForgotPassword',
    loading: 'Loading',
    failed: 'Failed',
    empty: 'WithoutPhone',
  },
  'the frequent questions': {
    file: 'widgets/Feedback',
    loading: 'FormQuestionsLoading',
    failed: 'FormQuestionsFailed',
    empty: 'FormWithoutQuestions',
  },
  'the answer to a frequent question': {
    file: 'widgets/Feedback',
    loading: 'FormAnswerLoading',
    failed: 'FormAnswerFailed',
  },
  'the tickets': {
    file: 'widgets/Feedback',
    loading: 'MineLoading',
    failed: 'MineFailed',
    empty: 'MineEmpty',
  },
  'the conversation about a ticket': {
    file: 'widgets/FeedbackChat',
    loading: 'Loading',
    failed: 'Failed',
  },
  'the credit': { file: 'widgets/SignCard', loading: 'Loading', failed: 'CreditFailed' },
  'the days of check-in': { file: 'widgets/SignCard', loading: 'Loading', failed: 'SignInUnknown' },
  'the comments': { file: 'widgets/Comments', loading: 'Loading', failed: 'Failed', empty: 'Empty' },
  'the replies to a comment': {
    file: 'widgets/Comments',
    loading: 'RepliesLoading',
    failed: 'RepliesFailed',
  },
  'the totals of study': {
    file: 'widgets/Sidebar',
    loading: 'Loading',
    failed: 'TotalsFailed',
    empty: 'Zeros',
  },
  'the user in the sidebar': { file: 'widgets/Sidebar', loading: 'Loading', failed: 'UserFailed' },
  'the ways to log in': { file: 'widgets/Login', failed: 'OrganisationFailed' },
  'the ways to log in, before anything else has the focus': {
    file: 'widgets/Login',
    failed: 'OrganisationFailed',
  },
  'the preview of a document': {
    file: 'pages/Manage',
    loading: 'PreviewLoading',
    failed: 'PreviewFailed',
  },
  'the covers to choose from': { file: 'pages/Editor', failed: 'CoversFailed' },
  'the data that a project asks for': {
    file: 'pages/Details',
    loading: 'EnrolmentDataLoading',
    failed: 'EnrolmentDataFailed',
  },
  'the full view of a certificate': {
    file: 'pages/Certificates',
    loading: 'LoadingPictures',
    failed: 'BrokenPictures',
  },
  'the registration': {
    file: 'widgets/Registration',
    loading: 'Loading',
    failed: 'Failed',
    empty: 'Closed',
  },
};

/** The views of a table that are tested in states that they show, and those states. */
function statesIn(table: string): (readonly [view: string, states: readonly State[]])[] {
  const rows = readFileSync(`test/browser/views/${table}.ts`, 'utf8').matchAll(
    /^ {4}name: '([^']+)',\n(?<row>[\s\S]*?)^ {2}\},$/gm,
  );
  return [...rows].flatMap(([, name = '', row = '']) => {
    // A view that can do without its data says nothing of a failure.
    if (!/^ {4}failure:/m.test(row)) return [];
    const states: State[] = ['failed'];
    if (!/^ {4}loading: null/m.test(row)) states.push('loading');
    if (/^ {4}empty:/m.test(row)) states.push('empty');
    return [[name, states] as const];
  });
}

const views = ['widget-reads', 'dialog-reads'].flatMap(statesIn);

test('the tables of views are read', () => {
  expect(views.length).toBeGreaterThan(20);
  expect(views.map(([view]) => view).toSorted()).toEqual(Object.keys(storiesOf).toSorted());
});

describe.each(views)('Storybook shows, as the tests do: %s', (view, states) => {
  const { file = '', ...shown } = storiesOf[view] ?? {};

  test('each state that it is tested in', () => {
    expect(Object.keys(shown).toSorted()).toEqual(states.toSorted());
  });

  test.each(Object.values(shown))('by the story %s', (story) => {
    expect(readFileSync(`stories/${file}.stories.tsx`, 'utf8')).toMatch(
      new RegExp(`^export const ${story}\\b`, 'm'),
    );
  });
});
