/**
 * The timings, page sizes and limits of the core, and of widgets where the sandbox or a page of the portal needs them too.
 * "Agreed" means that the specification of the portal names the number: `constants.test.ts` holds it. A standard is named.
 * Every other number is our own choice, for the reason that its comment gives.
 *
 * Only literals stand here, since bundlers write those into the code that uses them. An object or a computed number would
 * be loaded with the first page.
 */

// Requests.

/** A request ends after this time, an upload after this time without progress. Agreed. */
export const REQUEST_TIMEOUT_MS = 60_000;
/** Our server and nginx wait for a silent browser a little longer, so that the browser is the one to say so. */
export const SERVER_TIMEOUT_MS = 75_000;
/** A page that has not left by now stays: its navigation was cancelled, or is a download. */
export const UNLOAD_WAIT_MS = 400;
/** A smaller number is a time in seconds: as seconds this is in the year 5138, as milliseconds in March 1973. */
export const EPOCH_SECONDS_MAX = 100_000_000_000;
/** A prefetched response that is older is loaded again. */
export const PREFETCH_LIFETIME_MS = 5000;
/** A longer message of the server is cut: nobody reads a stack trace, and a page could not show megabytes of it. */
export const SERVER_MESSAGE_MAX = 1000;
/** The largest body of a request: our server and nginx take the largest file with the form around it. */
export const BODY_MAX_MB = 201;

// Reports.

/** Errors that wait for the reporter; a page that raises more before its first paint tells nothing new by them. */
export const EARLY_ERRORS_MAX = 20;
/** Reports are sent together: far below the 64 kB that a browser lets wait in beacons. */
export const REPORT_BATCH_MAX = 20;
/** A page that goes on failing in new ways is reported no further. */
export const REPORTS_MAX = 100;

// Polling.

/** How often unread counts are fetched. Agreed. */
export const POLL_INTERVAL_MS = 5 * 60_000;
/** After failures the next attempt waits at most this many intervals. */
export const POLL_BACKOFF_MAX = 8;
/** Beside other tabs the first fetch waits between one and three times this long: one of them may send the count meanwhile. */
export const POLL_START_MS = 50;
/** Timers stand still while the computer sleeps, so that a due fetch is looked for at least this often. */
export const POLL_LOOK_MS = 60_000;
/** After the line is back, failed fetches of many browsers are spread over this time. */
export const POLL_ONLINE_SPREAD_MS = 3000;

/** The self-check calls a clock wrong that differs more from the server's: signatures and deadlines fail. */
export const CLOCK_TOLERANCE_MS = 60_000;

/** A wall clock that has gained more than this was set forward, or the computer has slept. */
export const CLOCK_JUMP_MS = 1000;

// Log-in and session.

/** The seconds until an SMS code can be sent again. Agreed. */
export const RESEND_SECONDS = 120;
/** The lifetime of a QR code; the back end's own is two minutes. */
export const SCAN_LIFE_MS = 2 * 60_000;
/** The seconds that a QR code for face verification holds, where the server does not say. */
export const FACE_CODE_SECONDS = 120;
/** How often a scan is asked after: at first, and at the slowest after failures. */
export const SCAN_POLL_MIN_MS = 2000;
export const SCAN_POLL_MAX_MS = 16_000;
/** How many QR codes are shown one after the other; a further one has to be requested. */
export const SCAN_CODES_MAX = 5;
/** The maximum time between the QR code and the redirect back. */
export const SCAN_STATE_LIFE_MS = 10 * 60_000;
/** A redirect for an earlier QR code may still be pending when the page shows the next one, so several are kept. */
export const SCAN_STATES_MAX = 3;
/** The maximum time between the scan and the end of the binding. */
export const BINDING_LIFE_MS = 10 * 60_000;
/** The lifetime of a `state`; a later return from the other site has to be confirmed by the user. */
export const LOGIN_STATE_LIFE_MS = 10 * 60_000;
/** The page's function may take this long before elements say that they are waiting. */
export const TOKEN_WAIT_MS = 10_000;
/** The minimum interval between renewals, in case all tokens of the page are refused. */
export const TOKEN_RENEWAL_PAUSE_MS = 60_000;
/** A refused request is sent at most three times: with the guest's token, with a new one, and without any. */
export const GUEST_ATTEMPTS_MAX = 3;
/** A log-out waits for the server this long; the request itself outlives the page. */
export const REVOCATION_WAIT_MS = 1000;
/** The cookie of another tab may arrive later than its message: it is read again after 20, 40, … 1280 milliseconds. */
export const TAB_SYNC_FIRST_MS = 20;
export const TAB_SYNC_LAST_MS = 1280;
/** The organisations that this browser remembers: enough for the choice on one screen. */
export const SEEN_ORGANISATIONS_MAX = 12;

// Data on the device.

/** An abandoned draft must not stay on a shared computer for ever. */
export const DRAFT_LIFETIME_MS = 30 * 24 * 60 * 60_000;
/** A draft of an earlier document of this tab is offered like that of any closed tab. */
export const FORMER_TABS_MAX = 20;
/** The maximum age of a cached avatar that was changed on another device. */
export const AVATAR_FRESH_MS = 60 * 60_000;
/** Enough for a visit; the addresses of a user's picture change every hour. */
export const MISSING_PICTURES_MAX = 50;

// Page sizes.

/** The list of the bell. Agreed. */
export const NOTIFICATION_LIST_SIZE = 200;
/** Tickets on a page. Agreed. */
export const TICKET_PAGE_SIZE = 10;
/** Frequent questions on a page. Agreed. */
export const QUESTION_PAGE_SIZE = 8;
/** A page of the messages, as long as one of tickets; an element's attribute `size` sets another number. */
export const MESSAGE_PAGE_SIZE = 10;
/** Comments, or replies to one of them, on a page. */
export const COMMENT_PAGE_SIZE = 10;
/** Items on a page of a list: whole rows of two, three or four cards. */
export const LIST_PAGE_SIZE = 12;
/** Results of a search on a page of one kind. */
export const SEARCH_PAGE_SIZE = 10;

/** A query for all rows requests pages of this size, and so many of them at most. */
export const ALL_PAGES_SIZE = 200;
export const ALL_PAGES_MAX = 50;

// Input, in characters. Forms check it, their texts name it, and the sandbox enforces it. A field does not cut what is too
// long: its form says so.

/** A new password. Agreed. */
export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 16;
/** A password from before today's rules may be shorter. Agreed. */
export const OLD_PASSWORD_MIN = 6;
/** Mainland numbers have this many digits. Agreed. */
export const MOBILE_LENGTH = 11;
/** The longest SMS code that the services in use send. */
export const SMS_CODE_LIMIT = 8;
/** The name or mobile number of an account at the log-in. */
export const USERNAME_LIMIT = 64;
/** The name of a person, also one of an ethnic minority with a middle dot. */
export const PERSON_NAME_LIMIT = 20;
export const NICKNAME_LIMIT = 20;
/** A personal detail, such as a school's name. */
export const PERSONAL_TEXT_LIMIT = 50;
/** RFC 5321 lets no e-mail address be longer. */
export const EMAIL_LIMIT = 254;
/** The words of a search. */
export const SEARCH_LIMIT = 100;
/** The number of a training project. */
export const PROJECT_CODE_LIMIT = 40;
/** The title of what a learner creates: a course, a video, an activity. */
export const CONTENT_TITLE_LIMIT = 60;
/** The title of a legacy ticket. */
export const LEGACY_TITLE_LIMIT = 50;
/** The name that an invoice is made out to. */
export const INVOICE_TITLE_LIMIT = 100;
/** The content of a ticket, new or legacy. Agreed. */
export const TICKET_CONTENT_LIMIT = 200;
/** A message in the chat about a ticket. Agreed. */
export const TICKET_MESSAGE_LIMIT = 200;
/** A comment or a reply; a page may set another limit. */
export const COMMENT_LIMIT = 500;
/** A teacher's comment on a piece of work that is marked. */
export const MARK_COMMENT_LIMIT = 300;
/** An announcement of a studio. */
export const ANNOUNCEMENT_LIMIT = 500;
/** A piece of work that is handed in for an assignment or a contest: its title, characters and files. */
export const WORK_TITLE_LIMIT = 50;
export const WORK_LIMIT = 5000;
export const WORK_FILES_MAX = 9;
/** The observer's comment on a lesson in all, and a remark on one moment. */
export const OBSERVATION_COMMENT_LIMIT = 1000;
export const OBSERVATION_REMARK_LIMIT = 300;
/** A learner's note on a lesson. */
export const NOTE_LIMIT = 500;
/** The answer to an essay question. */
export const ESSAY_LIMIT = 2000;
/** The remaining characters are announced from this number on. */
export const CHARACTERS_LEFT_SAID = 20;
/** How often a visible field is looked at, since a browser may fill it without an event. */
export const FIELD_LOOK_MS = 1000;

// Files. Their types are in `image-file.ts` and `upload-file.ts`.

/** The pictures of a ticket, new or legacy, like those of a message. */
export const TICKET_PICTURE_LIMIT = 6;
/** The pictures of one message. Agreed. */
export const TICKET_MESSAGE_PICTURE_LIMIT = 6;
/** The picture of a user. Agreed. */
export const AVATAR_MAX_BYTES = 1_048_576;
/** Larger pictures are not even read in order to shrink them: a phone's tab would not survive it. */
export const SHRINKABLE_MAX_BYTES = 50 * 1_048_576;
/** The video of a lesson; `BODY_MAX_MB` is a megabyte more. */
export const VIDEO_MAX_BYTES = 200 * 1_048_576;
export const ATTACHMENT_MAX_BYTES = 50 * 1_048_576;

// Layout and controls.

/** Below this width the portal uses the phone layout; media queries repeat it. Agreed. */
export const MOBILE_BREAKPOINT_PX = 992;
/** The scroll distance after which the header changes its look, and floating buttons may give way. Agreed. */
export const SCROLL_THRESHOLD_PX = 60;
/** The scroll distance after which back-to-top appears. Agreed. */
export const BACK_TO_TOP_DISTANCE_PX = 60;
/** The largest number that a badge shows. Agreed. */
export const BADGE_MAX = 99;
/** The picture of a user. Agreed. */
export const AVATAR_PX = 57;
/** The side of a QR code that phones scan from a screen. */
export const QR_CODE_PX = 200;
/** A form loads about a screen ahead, so that it is there when the reader arrives. */
export const FORM_AHEAD_PX = 600;
/** How long a toast is shown. Errors take longer to read. */
export const TOAST_SUCCESS_MS = 4000;
export const TOAST_INFO_MS = 5000;
export const TOAST_ERROR_MS = 9000;
/** A text beyond this many characters cannot be read in the time of its tone. */
export const LONG_TOAST_LENGTH = 100;
/** Toasts at a time: more would cover a phone's page. */
export const TOASTS_MAX = 4;
/** The space that stays free between a floating control and the edges. */
export const FLOATING_EDGE_PX = 12;
/** The distance that an arrow key moves a floating control, without and with Shift. */
export const FLOATING_STEP_PX = 16;
export const FLOATING_BIG_STEP_PX = 96;
/** The distance that the pointer moves before a press becomes a drag. */
export const DRAG_THRESHOLD_PX = 5;

// Videos.

/** Played parts of a video that are so close together are one: players end and begin a few frames apart. */
export const PLAYED_GAP_SECONDS = 0.25;
