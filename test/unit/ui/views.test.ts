import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (file: string) => readFileSync(file, 'utf8');
const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => `${folder}/${file}`)
    .toSorted();

const widgets = filesIn('widgets');
const tableOf = (...names: readonly string[]) => names.map((name) => read(`test/browser/${name}`)).join('\n');
const reads = tableOf('views/widget-reads.ts', 'views/dialog-reads.ts');
const sends = tableOf(
  'views/widget-sends.ts',
  'views/dialog-sends.ts',
  'silent-fill.test.tsx',
  'silent-fill-on-pages.test.tsx',
);
const hasRow = (file: string, table = reads + sends) => table.includes(`source: '${file}'`);

/** Reads something, but for the settings. */
const reading =
  /(?<!function )\buse(?:Query|EnsureLoaded|Organisation|User|Scan|CommentPages|UnreadNotifications|UnreadCount|NotificationCounts)\(/;
/** Sends something; `silent-fill.test.ts` finds the forms. */
const sending = /(?<!function )\buse(?:Mutation|MarkRead|TokenHandoff|AvatarUpload|CheckIn)\(/;
/** A dialog, or a question. */
const asking = /<Dialog\b|(?<!function )\buseConfirm\(/;

/** Files whose view stands in the row of another file. */
const within: Readonly<Record<string, string>> = {
  'widgets/annual-report/AnnualReport.tsx': 'widgets/annual-report/AnnualReportDialog.tsx',
  'widgets/avatar/useAvatarUpload.ts': 'widgets/avatar/AvatarDialog.tsx',
  'widgets/feedback/FeedbackDialog.tsx': 'widgets/feedback/tickets/TicketsTab.tsx',
  'widgets/feedback/tickets/useTicketForm.ts': 'widgets/feedback/tickets/TicketForm.tsx',
  'widgets/header/Account.tsx': 'widgets/header/HeaderFrame.tsx',
  'widgets/legacy-feedback/LegacyFeedbackDialog.tsx': 'widgets/legacy-feedback/LegacyFeedback.tsx',
  'widgets/legacy-feedback/useLegacyForm.ts': 'widgets/legacy-feedback/LegacyFeedback.tsx',
  'widgets/collect-prompt/CollectDialog.tsx': 'widgets/collect-prompt/CollectPrompt.tsx',
  'widgets/shared/notifications/useMarkRead.ts': 'widgets/shared/notifications/NotificationList.tsx',
  'widgets/sign-card/CheckIn.tsx': 'widgets/sign-card/useCheckIn.ts',
};

/** Views without a row, and why. */
const exceptions: Readonly<Record<string, string>> = {
  'widgets/feedback/chat/PictureViewer.tsx': 'shows a picture that is there, and asks the server for nothing',
  'widgets/feedback/screenshot/ScreenshotDialog.tsx':
    'changes a picture of the page, and asks the server for nothing',
  'host/app/layout/palette/Palette.tsx':
    'its pages come without a call; the failed permission of authors is in palette.test.tsx',
  'host/app/layout/palette/PaletteButton.tsx': 'asks before the log-out, as the header does, which has a row',
  'host/app/pages/details/ShareDialog.tsx': 'shows an address, and asks the server for nothing',
  'host/app/pages/editor/ChapterEditor.tsx': 'asks before a chapter goes, which the editor saves later',
  'host/app/pages/editor/Editor.tsx': 'asks before the page is left, and sends nothing',
  'host/app/pages/lists/FilterSheet.tsx': 'changes the address, and asks the server for nothing',
  'host/app/pages/question-edit/PreviewDialog.tsx':
    'shows what is being edited, and asks the server for nothing',
  'host/app/pages/question-edit/QuestionEditor.tsx': 'asks before edits are given up, and sends nothing',
  'widgets/login/pages/AuthLayout.tsx':
    'shows the name of the organisation, and has one of its own without it',
  'widgets/login/pages/useRoster.ts': 'a hint that nobody waits for',
};

const names = (pattern: RegExp, files: readonly string[]) =>
  files.filter((file) => pattern.test(read(file)) && !file.endsWith('.d.ts'));
const missing = (files: readonly string[], table?: string) =>
  files.filter((file) => !hasRow(within[file] ?? file, table) && !(file in exceptions));

test('every widget that reads has a row in the table of views', () => {
  expect(missing(names(reading, widgets), reads)).toEqual([]);
});

test('every widget that sends has a row in the table of views', () => {
  expect(missing(names(sending, widgets), sends)).toEqual([]);
});

test('every dialog and every question has a row in the table of views', () => {
  expect(missing(names(asking, [...widgets, ...filesIn('host/app')]))).toEqual([]);
});

test('every widget has a row', () => {
  const folders = [...new Set(widgets.map((file) => file.split('/')[1]))].filter((folder) =>
    widgets.includes(`widgets/${folder}/element.ts`),
  );
  expect(folders.filter((folder) => !(reads + sends).includes(`source: 'widgets/${folder}/`))).toEqual([]);
});

test('no exception is left for a view that has a row or is gone', () => {
  const all = new Set([...widgets, ...filesIn('host/app')]);
  const named = [...Object.keys(exceptions), ...Object.keys(within)];
  expect(named.filter((file) => !all.has(file) || hasRow(file))).toEqual([]);
});
