import fc from 'fast-check';
import { afterEach, describe, expect, it, test } from 'vitest';
import { EPOCH_SECONDS_MAX } from '#src/rules/limits.ts';
import { isTimeZone, readMoment } from '#src/rules/moment.ts';

const utc = (text: string) => Date.parse(`${text}Z`);

describe('a point in time', () => {
  test.each([
    ['ISO 8601', '2026-11-20T08:30:00Z', '2026-11-20T08:30:00'],
    ['ISO 8601 with milliseconds', '2026-11-20T08:30:00.250Z', '2026-11-20T08:30:00.250'],
    ['ISO 8601 with microseconds', '2026-11-20T08:30:00.250999Z', '2026-11-20T08:30:00.250'],
    ['ISO 8601 with an offset', '2026-11-20T08:30:00-05:00', '2026-11-20T13:30:00'],
    ['the offset of Java, without a colon', '2026-11-20T08:30:00.000+0800', '2026-11-20T00:30:00'],
    ['an offset of hours', '2026-11-20 08:30:00+08', '2026-11-20T00:30:00'],
    ['without a zone', '2026-11-20 08:30:00', '2026-11-20T00:30:00'],
    ['without a zone, by ISO 8601', '2026-11-20T08:30:00', '2026-11-20T00:30:00'],
    ['without seconds', '2026-11-20 08:30', '2026-11-20T00:30:00'],
    ['by slashes', '2026/1/2 8:30:00', '2026-01-02T00:30:00'],
    ['a day, which begins at midnight', '2026-11-20', '2026-11-19T16:00:00'],
    ['with spaces around it', ' 2026-11-20 08:30:00 ', '2026-11-20T00:30:00'],
    ['seconds', utc('2026-11-20T08:30:00') / 1000, '2026-11-20T08:30:00'],
    ['seconds as text', String(utc('2026-11-20T08:30:00') / 1000), '2026-11-20T08:30:00'],
    ['seconds with a fraction', utc('2026-11-20T08:30:00') / 1000 + 0.5, '2026-11-20T08:30:00.500'],
    ['milliseconds', utc('2026-11-20T08:30:00'), '2026-11-20T08:30:00'],
    ['milliseconds as text', String(utc('2026-11-20T08:30:00')), '2026-11-20T08:30:00'],
    ['the last that is in seconds', EPOCH_SECONDS_MAX - 1, '5138-11-16T09:46:39'],
    ['the first that is in milliseconds', EPOCH_SECONDS_MAX, '1973-03-03T09:46:40'],
    ['seconds before 1970', -EPOCH_SECONDS_MAX / 1000, '1966-10-31T14:13:20'],
  ])('is read from %s: %s', (_, written, meant) => {
    expect(readMoment(written, 'Asia/Shanghai')).toBe(utc(meant));
  });

  test.each([
    ['2026-02-31 08:30:00'],
    ['2026-13-01'],
    ['2026-11-20 24:30:00'],
    ['0000-00-00 00:00:00'],
    ['11/20/2026'],
    ['08:30'],
    ['soon'],
    [''],
    [null],
    [true],
    [{}],
    [[2026, 11, 20]],
    [Number.NaN],
    // Beyond what a Date can hold.
    [1e20],
    ['99999999999999999999'],
  ])('is not read from %j', (written) => expect(readMoment(written, 'Asia/Shanghai')).toBeNaN());

  test.each([
    ['winter', 'Europe/Berlin', '2026-01-15 12:00:00', '2026-01-15T11:00:00'],
    ['summer', 'Europe/Berlin', '2026-07-15 12:00:00', '2026-07-15T10:00:00'],
    ['just before summer', 'Europe/Berlin', '2026-03-29 01:59:59', '2026-03-29T00:59:59'],
    ['just after summer has begun', 'Europe/Berlin', '2026-03-29 03:00:00', '2026-03-29T01:00:00'],
    ['just before summer, far west', 'America/New_York', '2026-03-08 01:59:59', '2026-03-08T06:59:59'],
    [
      'just after summer has begun, far west',
      'America/New_York',
      '2026-03-08 03:00:00',
      '2026-03-08T07:00:00',
    ],
    ['half an hour', 'Asia/Kolkata', '2026-11-20 08:30:00', '2026-11-20T03:00:00'],
    ['none, which is that of China', '', '2026-11-20 08:30:00', '2026-11-20T00:30:00'],
    ['Greenwich', 'UTC', '2026-11-20 08:30:00', '2026-11-20T08:30:00'],
  ])('without a zone is that of the setting: %s', (_, zone, written, meant) => {
    expect(readMoment(written, zone)).toBe(utc(meant));
  });

  describe('in a browser that writes Greenwich without a number', () => {
    const own = Object.getOwnPropertyDescriptor(Intl.DateTimeFormat.prototype, 'format') ?? {};
    afterEach(() => void Object.defineProperty(Intl.DateTimeFormat.prototype, 'format', own));

    it('is that of Greenwich', () => {
      const format = { ...own, get: () => () => '11/20/2026, GMT' };
      Object.defineProperty(Intl.DateTimeFormat.prototype, 'format', format);
      expect(readMoment('2026-11-20 08:30:00', 'UTC')).toBe(utc('2026-11-20T08:30:00'));
    });
  });

  const zones = [
    'Asia/Shanghai',
    'Asia/Urumqi',
    'Europe/Berlin',
    'America/New_York',
    'Australia/Lord_Howe',
    'UTC',
  ];
  const time = fc.integer({ min: Date.UTC(1975, 0), max: Date.UTC(2099, 0) }).map((at) => at - (at % 1000));

  it('is the same in every form', () => {
    fc.assert(
      fc.property(time, fc.constantFrom(...zones), (at, zone) => {
        const iso = new Date(at).toISOString();
        for (const form of [at, String(at), at / 1000, String(at / 1000), iso, iso.replace('.000', '')])
          expect(readMoment(form, zone)).toBe(at);
      }),
    );
  });

  it('that a clock of the zone shows is found again, but for the hour that it shows twice', () => {
    fc.assert(
      fc.property(time, fc.constantFrom(...zones), (at, zone) => {
        const shown = new Intl.DateTimeFormat('sv', {
          timeZone: zone,
          dateStyle: 'short',
          timeStyle: 'medium',
        });
        const found = readMoment(shown.format(at), zone);
        expect(shown.format(found)).toBe(shown.format(at));
        expect(Math.abs(found - at)).toBeLessThanOrEqual(3_600_000);
      }),
    );
  });
});

test.each([
  ['Asia/Shanghai', true],
  ['UTC', true],
  ['Beijing', false],
  ['', false],
])('the time zone %j is known: %s', (name, known) => expect(isTimeZone(name)).toBe(known));
