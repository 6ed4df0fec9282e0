/** The code that each tab of the simulation runs. */
export { getPoll } from '#src/data/notifications/poll.ts';
export { PortalError } from '#src/http/errors.ts';
