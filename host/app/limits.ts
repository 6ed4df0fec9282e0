/**
 * The timings, page sizes and limits of the portal's pages; `src/rules/limits.ts` has those of the core. All are our own
 * choice, for the reason that the comment gives, unless a standard is named. Lists of several numbers stand with their code,
 * since bundlers write only literals into the code that uses them.
 */

// Routing and history.

/** Every redirect removes its own cause, so a longer chain is a loop. */
export const REDIRECTS_MAX = 8;
/** The maximum number of mounted pages; beyond it, the least recently shown page is unmounted. */
export const KEPT_PAGES_MAX = 6;
/** A pointer that only crosses a link has left it by then. */
export const PREFETCH_DELAY_MS = 50;
/** Most pages come sooner than this, and need no progress bar, whose rendering would hold them up. */
export const PROGRESS_DELAY_MS = 100;
/** How long an item fades in over its list. */
export const PAGE_FADE_MS = 200;
/**
 * After this time `history.go()` had no entry to go to. A busy browser takes a second; what leaves the page before the move
 * has ended would be aborted by it.
 */
export const HISTORY_MOVE_MS = 5000;
/** The time that a page gets to become as long as it was; then its content has changed. */
export const SCROLL_WAIT_MS = 5000;
/** The maximum number of remembered positions; beyond it, the oldest is forgotten. */
export const SCROLL_POSITIONS_MAX = 100;
/** Search engines show about this many characters. */
export const META_DESCRIPTION_LIMIT = 160;

// Layout.

/** Start far enough ahead that a section has loaded before the user scrolls to it. */
export const IN_VIEW_AHEAD_PX = 480;
/** The time that the pointer may take from the floating button to its panel, which stands apart from it. */
export const HOVER_GRACE_MS = 200;
/** The recent pages in the palette; more would push the pages and actions out of its window. */
export const RECENT_PAGES_MAX = 6;
/** The page scrolls this far in the other direction before the tools follow; less is a finger's tremble. */
export const TURN_DISTANCE_PX = 8;

// Lists and cards.

/** Rows on a page of a table of records. */
export const RECORDS_PAGE_SIZE = 10;
/** No page offers a choice with a longer value in the address. */
export const QUERY_VALUE_LIMIT = 100;
/** Pages beyond this one exist in no list. */
export const PAGE_NUMBER_MAX = 1_000_000;
/** Entries of a ranking. */
export const RANKING_LINES = 5;
/** The top activities that show their rank. */
export const RANKED_ITEMS = 3;
/** The tags that fit on the large card. */
export const CARD_TAGS_MAX = 4;
/** About as high as a chapter without lessons, and a lesson, are in the editor on a desk. */
export const CHAPTER_HEIGHT_PX = 186;
export const LESSON_HEIGHT_PX = 150;
/** So many chapters are shown whole in the editor; of more, only those near the viewport. */
export const WHOLE_CHAPTERS_MAX = 20;
/** The chapters that an item shows at first, and those that each use of the button below them adds. */
export const FIRST_CHAPTERS_SIZE = 20;
export const CHAPTERS_PAGE_SIZE = 60;
/** Other items below an item: one row of cards. */
export const MORE_ITEMS = 4;
/** The courses among which the user's own is looked up by its title. */
export const OWN_COURSES_SIZE = 20;

// Home.

/** How long a slide of the carousel is shown. */
export const SLIDE_MS = 6000;
/** The minimum distance of a swipe that changes the slide. */
export const SWIPE_PX = 40;
/** The adverts that fit beside each other. */
export const ADVERTS_SHOWN = 2;

// Search and persons.

/** Results of each kind on the tab of all kinds. */
export const HITS_PER_KIND = 3;
/** Items of each kind that the page offers before a search. */
export const HOTTEST_ITEMS = 3;
/** Proposals where nothing is found. */
export const SIMILAR_SEARCHES_MAX = 4;
/** Searches that are kept for a user in an organisation. */
export const RECENT_SEARCHES_MAX = 10;
/** Users whose searches and pages this browser keeps; beyond it, those of the longest unused are dropped. */
export const RECENT_OWNERS_MAX = 12;
/** The matches of a person's name that are looked through; the search page shows the rest. */
export const PERSON_MATCHES_SIZE = 100;

// Personal space.

/** Tasks on a page of the workbench, and appraisals beside them. */
export const TASK_PAGE_SIZE = 6;
export const TODO_SHOWN = 4;
/** The ring around the part that a step of the tour explains stands this far from it. */
export const TOUR_RING_PX = 4;
/** Begun courses that the page of one's own learning offers first. */
export const GO_ON_COURSES = 3;
/** Titles that fit into a day of the calendar. */
export const DAY_TITLES_MAX = 2;
/** Entries of the agenda that are shown at once. */
export const AGENDA_PAGE_SIZE = 20;
/** The browser reads a file that it saves after the click, for as long as the user chooses its place. */
export const DOWNLOAD_URL_LIFE_MS = 60_000;
/** A deadline stands in a calendar as the time before it. */
export const BEFORE_DEADLINE_MS = 30 * 60_000;
/** A calendar reminds this long before the start; a live session without an end takes an hour. */
export const REMINDER_MINUTES = 15;
export const LIVE_DEFAULT_MINUTES = 60;
/** Entries of credit on a page. */
export const CREDIT_PAGE_SIZE = 10;
/** The latest certificates on the study archive: one row. */
export const LATEST_CERTIFICATES = 4;
/** 1 shows the whole certificate. */
export const CERTIFICATE_ZOOM_MAX = 6;
export const CERTIFICATE_ZOOM_STEP = 1.25;
/** The longer side of an SVG certificate that is drawn as pixels: 200 dpi on A4. */
export const CERTIFICATE_SIDE_PX = 2400;
/** The picture at the head of the personal data. */
export const PROFILE_AVATAR_PX = 72;
/** Projects on a page of those that one can join. */
export const PROJECT_PAGE_SIZE = 8;
/** The lifetime of the verification of the old mobile number; the server may be stricter. */
export const MOBILE_PROOF_LIFE_MS = 10 * 60_000;

// Orders.

/** The newest invoices come first, so the one that was asked for just now is among these. */
export const NEWEST_INVOICES_SIZE = 20;

// Videos.

/** A lesson is finished once this share of it has been reached. */
export const FINISHED_SHARE = 0.95;
/** A lesson that was left earlier begins from the start. */
export const RESUME_FROM_SECONDS = 3;
/** How long the video says where it was continued. */
export const RESUMED_NOTE_SECONDS = 6;
/** The position is saved this often while a video plays, so that a crash loses little. */
export const WATCHED_SAVE_MS = 5000;
/** Played parts are sent this often, besides whenever the video rests: an hour of a film costs 120 calls. */
export const PROGRESS_SEND_MS = 30_000;
/** The next lesson plays by itself after this time. */
export const UP_NEXT_SECONDS = 8;
/** The controls are hidden after this time without a movement. */
export const VIDEO_IDLE_MS = 3000;
/** A field that was behind the film of an observed lesson stands this far below it: its ring of focus fits. */
export const UNCOVERED_GAP_PX = 12;
/** How long the effect of a key is shown on the video. */
export const VIDEO_HINT_MS = 1200;
/** A line that does not answer for so long is broken. */
export const VIDEO_PROBE_MS = 8000;
/** The longest title that a link may give to its video. */
export const VIDEO_TITLE_LIMIT = 80;

// Exams.

/** An answer is saved once the candidate pauses for this long, but not later than after the second time. */
export const ANSWER_SAVE_DELAY_MS = 1500;
export const ANSWER_SAVE_MAX_MS = 10_000;
/** The first pause after a failed save; each further failure doubles it, up to the second time. */
export const ANSWER_RETRY_MIN_MS = 2000;
export const ANSWER_RETRY_MAX_MS = 60_000;
/** A wall clock that is further off the steady one was set by hand, or the computer has slept. */
export const CLOCK_DRIFT_MAX_MS = 5000;
/** The options of a question: a choice needs two, and an answer names them by the letters A to H. */
export const OPTIONS_MIN = 2;
export const OPTIONS_MAX = 8;
/** The points of a question. */
export const POINTS_MAX = 100;
export const QUESTION_DEFAULT_POINTS = '5';
/** The points of what is handed in for an assignment. */
export const HOMEWORK_POINTS = 100;

/** The most stars of a review. */
export const STARS_MAX = 5;
export const REVIEWS_PAGE_SIZE = 5;
export const ANNOUNCEMENTS_PAGE_SIZE = 5;
/** Works of a contest that are shown at a time. */
export const WORKS_PAGE_SIZE = 6;

// Editor.

/** The document is saved after this time of rest. */
export const AUTOSAVE_MS = 1500;
/** How long a removal can be undone. */
export const UNDO_MS = 8000;
/** The size of an uploaded cover: 16 to 9, sharp on the largest card. */
export const COVER_WIDTH_PX = 1280;
export const COVER_HEIGHT_PX = 720;
/** Provided covers on a page of the dialog. */
export const COVERS_PAGE_SIZE = 12;
/** The summary and the description of a document, in characters. */
export const SUMMARY_LIMIT = 200;
export const DESCRIPTION_LIMIT = 5000;
/** The most categories of a document: with more, every list would show it. */
export const CATEGORIES_MAX = 3;
export const TAGS_MAX = 5;
export const ATTACHMENTS_MAX = 10;
/** A cover before it is cropped. */
export const COVER_MAX_BYTES = 10 * 1_048_576;

/** A deadline within so many days is coloured as urgent. */
export const SOON_DAYS = 3;
