import type { AuthoringKind } from '#src/api/authoring.ts';
import { CONTENT_TITLE_LIMIT } from '#src/rules/limits.ts';
import type { PageName } from '../../routing/page-titles.ts';
import type { FileKind } from '../../content/files/file-kinds.ts';
import type { EditorWords } from './texts.ts';
import { SUMMARY_LIMIT, DESCRIPTION_LIMIT, CATEGORIES_MAX, TAGS_MAX, ATTACHMENTS_MAX } from '../../limits.ts';

type Word = keyof EditorWords;

/** How a field is entered. Its name is its key in the content, and the key of its label unless that has another. */
export type EditorField = { name: Word; label?: Word; hint?: Word; required?: true } & (
  | { type: 'text' | 'area'; limit: number }
  | { type: 'number'; min: number; max: number; step?: number }
  /** A date with or without time, that comes after that of another field. */
  | { type: 'date' | 'datetime-local'; after?: Word }
  | { type: 'select'; options: readonly Word[] }
  | { type: 'toggle' }
  | { type: 'tree'; limit: number }
  | { type: 'files'; file: FileKind; limit: number }
  | { type: 'cover' }
  | { type: 'chapters' }
);

export interface EditorKind {
  kind: AuthoringKind;
  /** Where the author finds it again. */
  listPath: string;
  sections: readonly { title: Word; fields: readonly EditorField[] }[];
  /** The short fields that its preview shows. */
  facts: readonly Word[];
  /** Its questions, or the quizzes of its lessons, are edited on a page of their own. */
  questions?: 'exam' | 'quiz';
}

const title = (label: Word): EditorField => ({
  name: 'title',
  label,
  type: 'text',
  limit: CONTENT_TITLE_LIMIT,
  required: true,
});
const text = (name: Word, limit = 40): EditorField => ({ name, type: 'text', limit });
const count = (name: Word, min: number, max: number, step?: number): EditorField => ({
  name,
  type: 'number',
  min,
  max,
  ...(step ? { step } : {}),
});
const required = (field: EditorField): EditorField => ({ ...field, required: true });

const summary: EditorField = { name: 'summary', type: 'area', limit: SUMMARY_LIMIT };
const description: EditorField = {
  name: 'description',
  type: 'area',
  limit: DESCRIPTION_LIMIT,
  hint: 'descriptionHint',
};
const category: EditorField = { name: 'category', type: 'tree', limit: CATEGORIES_MAX, required: true };
const tags: EditorField = { name: 'tags', type: 'tree', limit: TAGS_MAX };
const cover: EditorField = { name: 'cover', type: 'cover', required: true };
const video = (limit: number): EditorField => ({
  // The back end keeps the field under this name.
  name: 'film',
  type: 'files',
  file: 'video',
  limit,
  required: true,
});
const attachments: EditorField = {
  name: 'attachments',
  type: 'files',
  file: 'attachment',
  limit: ATTACHMENTS_MAX,
};
const credential: EditorField = {
  name: 'credential',
  type: 'files',
  file: 'credential',
  limit: 1,
  required: true,
  hint: 'credentialHint',
};
const period = (type: 'date' | 'datetime-local'): EditorField[] => [
  { name: 'startTime', type, required: true },
  { name: 'endTime', type, after: 'startTime', required: true },
];

const lessonNum = count('lessonNum', 0, 500, 0.5);
const price = count('price', 0, 9999, 0.01);
const basics = (label: Word, ...fields: EditorField[]) => ({
  title: 'basics' as const,
  fields: [title(label), ...fields, category, tags, cover],
});

export const editorKinds: Readonly<Partial<Record<PageName, EditorKind>>> = {
  courseAdd: {
    kind: 'course',
    listPath: '/courseManage',
    sections: [
      basics('courseTitle', required(summary)),
      { title: 'contents', fields: [video(20), description, attachments] },
      {
        title: 'settings',
        fields: [
          text('teacher'),
          lessonNum,
          price,
          { name: 'selective', type: 'toggle', hint: 'selectiveHint' },
        ],
      },
    ],
    facts: ['teacher', 'lessonNum', 'price'],
    questions: 'quiz',
  },
  createdCourse: {
    kind: 'openCourse',
    listPath: '/courseManage',
    sections: [
      basics('courseTitle', required(summary)),
      { title: 'chapters', fields: [{ name: 'chapters', type: 'chapters', required: true }] },
      { title: 'contents', fields: [description, attachments] },
      { title: 'settings', fields: [required(text('teacher')), ...period('date'), lessonNum, price] },
    ],
    facts: ['teacher', 'startTime', 'endTime', 'lessonNum', 'price'],
    questions: 'quiz',
  },
  createdShortVideo: {
    kind: 'shortVideo',
    listPath: '/space/myShortVideo',
    sections: [{ title: 'contents', fields: [video(1)] }, basics('videoTitle', summary)],
    facts: [],
  },
  createdListen: {
    kind: 'listen',
    listPath: '/space/listen',
    sections: [
      basics('lessonTitle', required(text('teacher')), text('grade'), summary),
      { title: 'contents', fields: [video(1), attachments] },
      {
        title: 'evaluation',
        fields: [
          {
            name: 'scale',
            type: 'select',
            options: ['scaleGeneral', 'scaleSubject', 'scaleStudents'],
            required: true,
          },
          ...period('date'),
          { name: 'anonymous', type: 'toggle', hint: 'anonymousHint' },
        ],
      },
    ],
    facts: ['teacher', 'grade', 'startTime', 'endTime'],
  },
  studioAdd: {
    kind: 'studio',
    listPath: '/studioManage',
    sections: [
      basics('studioTitle', required(text('leader')), required(text('school', 60)), required(summary)),
      { title: 'contents', fields: [description, credential] },
      { title: 'settings', fields: [count('members', 1, 500), { name: 'openJoin', type: 'toggle' }] },
    ],
    facts: ['leader', 'school', 'members'],
  },
  createLive: {
    kind: 'live',
    listPath: '/liveManage',
    sections: [
      basics('liveTitle', required(text('host')), ...period('datetime-local'), summary),
      { title: 'contents', fields: [description, attachments] },
      { title: 'settings', fields: [{ name: 'replay', type: 'toggle', hint: 'replayHint' }] },
    ],
    facts: ['host', 'startTime', 'endTime'],
  },
  createExamination: {
    kind: 'exam',
    listPath: '/examinationManage',
    sections: [
      basics('examTitle', ...period('datetime-local')),
      {
        title: 'examRules',
        fields: [
          required(count('duration', 1, 600)),
          required(count('passScore', 0, 1000)),
          required(count('attempts', 1, 99)),
          { name: 'answers', type: 'select', options: ['answersNever', 'answersAfter', 'answersAtOnce'] },
          { name: 'shuffle', type: 'toggle' },
          { name: 'anonymous', label: 'anonymousMarking', type: 'toggle', hint: 'anonymousMarkingHint' },
        ],
      },
      { title: 'contents', fields: [{ ...description, name: 'description', label: 'examNotes' }] },
    ],
    facts: ['startTime', 'endTime', 'duration', 'passScore'],
    questions: 'exam',
  },
  createdProject: {
    kind: 'project',
    listPath: '/space/myProject',
    sections: [
      basics('projectTitle', required(text('organiser', 60)), ...period('date'), required(summary)),
      { title: 'contents', fields: [description, attachments] },
      {
        title: 'settings',
        fields: [
          text('place', 60),
          required(lessonNum),
          count('members', 1, 100000),
          count('hoursToChoose', 0, 500),
        ],
      },
    ],
    facts: ['organiser', 'startTime', 'endTime', 'place', 'lessonNum'],
  },
};
