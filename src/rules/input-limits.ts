/**
 * The limits of what a user types, in characters, and of the pictures that go with it. Forms check them, their texts name
 * them, and the sandbox enforces them. A field does not cut what is too long: its form says so. Which pictures, and how
 * many bytes: `image-file.ts`.
 */

// Single-line fields.

/** The name or mobile number of an account at the login. */
export const USERNAME_LIMIT = 64;

export const NICKNAME_LIMIT = 20;

/** A personal detail, such as a school's name. */
export const PERSONAL_TEXT_LIMIT = 50;

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

// Longer texts.

/** The content of a ticket, new or legacy. */
export const TICKET_CONTENT_LIMIT = 200;

/** A message in the conversation about a ticket. */
export const TICKET_MESSAGE_LIMIT = 200;

/** A comment or a reply; a page may set another limit. */
export const COMMENT_LIMIT = 500;

/** A teacher's comment on a piece of work that is marked. */
export const MARK_COMMENT_LIMIT = 300;

/** A learner's note on a lesson. */
export const NOTE_LIMIT = 500;

/** The answer to an essay question. */
export const ESSAY_LIMIT = 2000;

// Numbers of pictures.

/** The pictures of a ticket, new or legacy. */
export const TICKET_PICTURE_LIMIT = 6;

/** The pictures of one message. */
export const TICKET_MESSAGE_PICTURE_LIMIT = 6;
