import type { signCardTexts } from '../sign-card.ts';
import type { doneTexts } from '../sign-card-done.ts';
import type { restSignCardTexts } from '../sign-card-rest.ts';
import type { Translation } from '../texts.ts';

export const signCard: Translation<typeof signCardTexts> &
  Translation<typeof doneTexts> &
  Translation<typeof restSignCardTexts> = {
  title: 'My credit',
  unit: 'points',
  records: 'History',
  sign: 'Check in',
  signed: 'Checked in',
  wins: 'Check in today for {credit} points',
  winsTomorrow: 'Check in tomorrow for {credit} points',
  calendar: 'Check-in calendar',
  progress: '{done} of {count} days',
  day: 'Day {day}',
  today: 'Today',
  reward: '+{credit}',
  dayDone: 'Day {day}, checked in, {credit} points earned',
  dayToday: 'Day {day}, today, {credit} points to earn',
  dayTodayDone: 'Day {day}, today, checked in, {credit} points earned',
  dayComing: 'Day {day}, {credit} points to earn',
  done: 'Checked in: {credit} points earned',
  doneBefore: 'You have already checked in today',
  failed: 'The check-in failed. Please try again later',
  creditFailed: 'The credit could not be loaded',
  creditRetry: 'Load the credit again',
  calendarFailed: 'The check-in could not be loaded',
  signedOut: 'Log in to check in and see your credit',
  login: 'Log in',
};
