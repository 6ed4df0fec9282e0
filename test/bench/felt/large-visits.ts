import type { Visit } from './walk.ts';

const as = 'teacher';

/** Pages with very long lists, as a large sandbox has them. */
export const largeVisits: readonly Visit[] = [
  { name: '10,000 notifications', path: '/space/myNotification', as },
  {
    name: 'the bell of 10,000 notifications',
    path: '/about/us',
    press: [/^Notifications/],
    isLayer: true,
    as,
  },
  {
    name: '1,000 messages',
    path: '/about/us',
    press: [/^Help and feedback/, /^Feedback/, /^Ease of use.*In progress/],
    isLayer: true,
    as,
  },
  { name: '500 exam questions', path: '/space/myExamination?id=ex-1', press: [/^Start/], as },
  { name: '200 questions in the editor', path: '/questionEdit?id=exam-100101', as },
  { name: '200 chapters', path: '/courseHome?id=5001', as },
  { name: '200 chapters beside a video', path: '/coursePlay?id=5001', as },
  { name: '200 chapters of 1,000 rows in the editor', path: '/createdCourse?id=openCourse-100101', as },
  { name: '1,000 tasks', path: '/space/myStudyTask', as },
];
