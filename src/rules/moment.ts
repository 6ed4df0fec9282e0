import { EPOCH_SECONDS_MAX } from './limits.ts';

const isNumber = /^-?\d+(\.\d+)?$/;
const isTime =
  /^(\d{4})[-/](\d\d?)[-/](\d\d?)(?:[T ](\d\d?):(\d\d)(?::(\d\d)(?:[.,](\d+))?)?)? ?(?:(Z)|([+-]\d\d):?(\d\d)?)?$/i;

/**
 * Reads a point in time to milliseconds since 1970: seconds or milliseconds as a number or text, ISO 8601, or text such as
 * `2026-11-20 08:30:00` in a time zone, '' for that of China. NaN where it is none.
 */
export function readMoment(value: unknown, timeZone: string): number {
  if (typeof value === 'number') {
    return new Date(Math.round(Math.abs(value) < EPOCH_SECONDS_MAX ? value * 1000 : value)).getTime();
  }
  const text = typeof value === 'string' ? value.trim() : '';
  if (isNumber.test(text)) return readMoment(Number(text), timeZone);
  const [
    ,
    year,
    month = '',
    day = '',
    hour = '',
    minute = '00',
    second = '00',
    rest = '',
    utc,
    hours,
    minutes,
  ] = isTime.exec(text) ?? [];
  if (!year) return NaN;
  const two = (digits: string) => digits.padStart(2, '0');
  const wall = `${year}-${two(month)}-${two(day)}T${two(hour)}:${minute}:${second}.${rest.slice(0, 3).padEnd(3, '0')}`;
  const time = Date.parse(`${wall}Z`);
  // Some browsers take 31 February for a day of March.
  if (new Date(time).getUTCDate() !== Number(day)) return NaN;
  if (utc) return time;
  if (hours) return Date.parse(`${wall}${hours}:${minutes ?? '00'}`);
  // Twice, since a clock change may lie between the time and the same wall time of Greenwich.
  const near = Date.parse(wall + offsetAt(time, timeZone));
  return Date.parse(wall + offsetAt(near, timeZone));
}

/** Creating a format takes longer than reading a list of times. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** The distance of a zone from Greenwich, e.g. `+08:00`. */
function offsetAt(time: number, timeZone: string): string {
  const options = { timeZone: timeZone || 'Asia/Shanghai', timeZoneName: 'longOffset' } as const;
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('en', options);
  formats.set(timeZone, format);
  return /[+-]\d\d:\d\d/.exec(format.format(time))?.[0] ?? 'Z';
}

/** True for a time zone that the browser knows. */
export function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}
