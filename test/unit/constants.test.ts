import { expect, test } from 'vitest';
import { RECENT_LIMIT } from '#host/app/pages/search/recent-searches.ts';
import { SEARCH_PAGE_SIZE } from '#src/api/list-item.ts';
import { MESSAGE_PAGE_SIZE, NOTIFICATION_LIST_SIZE } from '#src/api/notifications.ts';
import { COMMENT_PAGE_SIZE } from '#src/api/comments.ts';
import { QUESTION_PAGE_SIZE, TICKET_PAGE_SIZE } from '#src/api/tickets.ts';
import { POLL_INTERVAL_MS } from '#src/data/notifications/poll.ts';
import { REQUEST_TIMEOUT_MS } from '#src/rules/request-limits.ts';
import { OLD_PASSWORD_MIN, PASSWORD_MAX, PASSWORD_MIN } from '#src/rules/password.ts';
import { BODY_MAX_MB, videoFile } from '#src/rules/upload-file.ts';
import { SMS_CODE_LIMIT } from '#src/rules/sms-code.ts';
import {
  COMMENT_LIMIT,
  CONTENT_TITLE_LIMIT,
  ESSAY_LIMIT,
  MARK_COMMENT_LIMIT,
  NICKNAME_LIMIT,
  NOTE_LIMIT,
  PERSONAL_TEXT_LIMIT,
  PROJECT_CODE_LIMIT,
  SEARCH_LIMIT,
  USERNAME_LIMIT,
} from '#src/rules/input-limits.ts';
import { avatarImage } from '#src/rules/image-file.ts';
import { BADGE_MAX, badgeText } from '#src/texts/badge-text.ts';
import { MOBILE_BREAKPOINT } from '#src/theme/breakpoint.ts';
import { resendSeconds } from '#src/ui/buttons/countdown.ts';
import { BACK_TO_TOP_DISTANCE } from '#src/ui/scrolling/useBackToTop.ts';
import { SCROLL_THRESHOLD } from '#src/ui/scrolling/useScrolledPast.ts';
import { AVATAR_CROP_PX, AVATAR_PREVIEWS_PX } from '#widgets/avatar/crop-frame.ts';

test.each([
  ['notification list size', NOTIFICATION_LIST_SIZE, 200],
  ['messages on a page', MESSAGE_PAGE_SIZE, 10],
  ['ticket page size', TICKET_PAGE_SIZE, 10],
  ['FAQ page size', QUESTION_PAGE_SIZE, 8],
  ['comments on a page', COMMENT_PAGE_SIZE, 10],
  ['longest comment', COMMENT_LIMIT, 500],
  ['longest comment on marked work', MARK_COMMENT_LIMIT, 300],
  ['longest note on a lesson', NOTE_LIMIT, 500],
  ['longest essay', ESSAY_LIMIT, 2000],
  ['longest title of a course', CONTENT_TITLE_LIMIT, 60],
  ['longest personal detail', PERSONAL_TEXT_LIMIT, 50],
  ['longest nickname', NICKNAME_LIMIT, 20],
  ['polling, ms', POLL_INTERVAL_MS, 300_000],
  ['request time-out, ms', REQUEST_TIMEOUT_MS, 60_000],
  ['largest body of a request, bytes', BODY_MAX_MB * 1_048_576, videoFile.maxBytes + 1_048_576],
  ['shortest password', PASSWORD_MIN, 8],
  ['longest password', PASSWORD_MAX, 16],
  ['shortest old password', OLD_PASSWORD_MIN, 6],
  ['longest user name', USERNAME_LIMIT, 64],
  ['longest search', SEARCH_LIMIT, 100],
  ['search page size', SEARCH_PAGE_SIZE, 10],
  ['recent searches', RECENT_LIMIT, 10],
  ['longest project code', PROJECT_CODE_LIMIT, 40],
  ['longest SMS code', SMS_CODE_LIMIT, 8],
  ['avatar crop, px', AVATAR_CROP_PX, 150],
  ['large avatar preview, px', AVATAR_PREVIEWS_PX[0], 80],
  ['small avatar preview, px', AVATAR_PREVIEWS_PX[1], 40],
  ['largest avatar picture, bytes', avatarImage.maxBytes, 1_048_576],
  ['badge maximum', BADGE_MAX, 99],
  ['mobile breakpoint, px', MOBILE_BREAKPOINT, 992],
  ['resend countdown, s', resendSeconds, 120],
  ['scroll threshold, px', SCROLL_THRESHOLD, 60],
  ['scroll distance of back-to-top, px', BACK_TO_TOP_DISTANCE, 60],
])('%s is %i', (_, constant, agreed) => {
  expect(constant).toBe(agreed);
});

test.each([
  [-1, ''],
  [0, ''],
  [Number.NaN, ''],
  [1, '1'],
  [99, '99'],
  [100, '99+'],
  [128, '99+'],
])('a badge of %d says "%s"', (count, text) => {
  expect(badgeText(count)).toBe(text);
});
