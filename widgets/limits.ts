/**
 * The timings, page sizes and limits of widgets alone; `src/rules/limits.ts` has those that others need too, and says what
 * "agreed" means.
 */

// Feedback.

/** How often an open chat is fetched: at first, and at the slowest while nothing happens. */
export const CHAT_POLL_MIN_MS = 5000;
export const CHAT_POLL_MAX_MS = 30_000;
/** So many messages of a conversation are shown at first, and so many more by each request for earlier ones. */
export const MESSAGES_PAGE_SIZE = 100;
/** The distance from the end that still counts as scrolled to the end: about a line. */
export const CHAT_END_TOLERANCE_PX = 48;
/** Pixels of the screenshot per pixel of the page. Agreed. */
export const CAPTURE_SCALE = 3;
/** The library that draws the page may wait for a decoder or a server that never answers. */
export const CAPTURE_LIMIT_MS = 30_000;
/** A page that appears as one colour is drawn again, since something may have been missing. */
export const CAPTURE_ATTEMPTS_MAX = 2;
/** A screenshot that is larger as a PNG becomes a JPEG. */
export const SCREENSHOT_PNG_MAX_BYTES = 4 * 1_048_576;
/** Similar questions are looked for once the user has stopped typing for this long. */
export const SUGGESTIONS_DEBOUNCE_MS = 400;
/** More would push the form out of a phone's window. */
export const SUGGESTIONS_MAX = 3;
/** How many pages of the frequent questions are searched for suggestions. */
export const SUGGESTION_PAGES_MAX = 6;
/** The window of the customer service. Agreed. */
export const CUSTOMER_SERVICE_WIDTH_PX = 1200;
export const CUSTOMER_SERVICE_HEIGHT_PX = 700;

// Notifications.

/** Up to this length a list is rendered at once, so that nothing below it moves; a longer one in batches. */
export const BATCH_THRESHOLD = 20;
/** As many as the bell's panel shows without scrolling. */
export const FIRST_BATCH_SIZE = 8;
/** Small enough for a slow processor to handle a click between two batches. */
export const BATCH_SIZE = 28;
/** The assumed height of a row that is not rendered yet: that of the style sheet, with its padding. */
export const NOTIFICATION_ROW_PX = 80;
/** How long the page is kept for the request that marks its notification as read. */
export const LEAVE_TIMEOUT_MS = 1000;

// Avatar.

/** The side of the crop and of the uploaded picture. Agreed. */
export const AVATAR_CROP_PX = 150;
/** Of a picture that is shrunk before it is sent, from 0 to 1. */
export const AVATAR_JPEG_QUALITY = 0.9;
/** The side of the large preview, and of the small one. Agreed. */
export const AVATAR_PREVIEW_PX = 80;
export const AVATAR_SMALL_PREVIEW_PX = 40;
/** The side of the stage on which the picture is moved: it fits on the narrowest phone. */
export const AVATAR_STAGE_PX = 280;
/** The distance of one arrow key press, and of one with Shift. */
export const AVATAR_STEP_PX = 2;
export const AVATAR_LARGE_STEP_PX = 20;
/** A key's step as a fraction of the whole zoom range. */
export const AVATAR_ZOOM_STEP = 0.05;
/** The picture in the sidebar. Agreed. */
export const SIDEBAR_AVATAR_PX = 60;

// Others.

/** A second Enter or click for the same text within this time opens no second window of the search. */
export const SEARCH_REPEAT_PAUSE_MS = 1000;
/** The credit of a check-in if no rule defines it. Agreed. */
export const DEFAULT_CHECK_IN_CREDIT = 5;
/** Spreads the requests of all pages over a minute after midnight. */
export const NEW_DAY_SPREAD_MS = 60_000;
