// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { itemStatuses } from '#src/api/list-item.ts';
import { numberOf, numberOr } from '#src/api/schemas.ts';
import { ticketStatuses } from '#src/api/tickets.ts';

const sources = ['src', 'widgets', 'host/app', 'host/sandbox']
  .flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: 'utf8' }).map((path) =>
      `${room}/${path}`.replaceAll('\\', '/'),
    ),
  )
  .filter((path) => /\.tsx?$/.test(path));

test('a number that a server writes for a status, a type or a subject stands under its name', () => {
  // A status of HTTP has three digits.
  const bare =
    /\b((?:status|state|isRead|userType|sourceType|type|position|os|site)\)?(?: ?[!=]==? ?|\??: )'?\d{1,2}(?![\d:_.-]))/g;
  const found = sources.flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(bare)].map(([, text]) => `${path}: ${text}`),
  );
  expect(found.toSorted()).toEqual([
    // The first status of HTTP in a record of a call.
    'host/sandbox/app.ts: status: 0',
    // Their names come from the server, whose part this is.
    'host/sandbox/notifications/notifications-seed.ts: type: 2',
    'host/sandbox/notifications/notifications-seed.ts: type: 4',
    // A request without a response, as the browser records it.
    'src/ui/media/missing-pictures.ts: status === 0',
  ]);
});

test.each([
  ['one that the portal knows', 1, itemStatuses.underWay, ticketStatuses.closed],
  ['one that only a newer back end knows', 7, undefined, ticketStatuses.underWay],
  ['none', null, undefined, ticketStatuses.underWay],
])('of the numbers of a union, %s', (_, sent, optional, required) => {
  expect(v.parse(numberOf(itemStatuses), sent)).toBe(optional);
  expect(v.parse(numberOr(ticketStatuses, ticketStatuses.underWay), sent)).toBe(required);
});

test('a number of a union that is missing is none, a text is refused', () => {
  const schema = v.object({
    status: numberOf(itemStatuses),
    state: numberOr(ticketStatuses, ticketStatuses.underWay),
  });
  expect(v.parse(schema, {})).toEqual({ state: ticketStatuses.underWay });
  expect(v.safeParse(schema, { status: '1' }).success).toBe(false);
});
