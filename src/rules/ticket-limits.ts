/**
 * The limits of feedback, in characters or pictures. The forms check them, their texts name them, and the sandbox
 * enforces them.
 */

/** The content of a ticket, new or legacy. */
export const TICKET_CONTENT_LIMIT = 200;

/** A message in the conversation about a ticket. */
export const TICKET_MESSAGE_LIMIT = 200;

/** The pictures of one message. */
export const TICKET_MESSAGE_PICTURE_LIMIT = 6;

/** The title of a legacy ticket. */
export const LEGACY_TITLE_LIMIT = 50;
