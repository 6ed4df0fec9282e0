import { dateText, isDateFormat } from './date-format.ts';

/** The formats that have a number alone, as Excel in Chinese has them. */
const builtIn: Readonly<Record<number, string>> = {
  0: 'General',
  1: '0',
  2: '0.00',
  3: '#,##0',
  4: '#,##0.00',
  9: '0%',
  10: '0.00%',
  14: 'yyyy/m/d',
  15: 'd-mmm-yy',
  16: 'd-mmm',
  17: 'mmm-yy',
  18: 'h:mm AM/PM',
  19: 'h:mm:ss AM/PM',
  20: 'h:mm',
  21: 'h:mm:ss',
  22: 'yyyy/m/d h:mm',
  27: 'yyyy"年"m"月"',
  28: 'm"月"d"日"',
  29: 'm"月"d"日"',
  31: 'yyyy"年"m"月"d"日"',
  32: 'h"时"mm"分"',
  33: 'h"时"mm"分"ss"秒"',
  34: '上午/下午h"时"mm"分"',
  35: '上午/下午h"时"mm"分"ss"秒"',
  36: 'yyyy"年"m"月"',
  37: '#,##0;-#,##0',
  38: '#,##0;-#,##0',
  39: '#,##0.00;-#,##0.00',
  40: '#,##0.00;-#,##0.00',
  45: 'mm:ss',
  46: '[h]:mm:ss',
  49: '@',
  50: 'yyyy"年"m"月"',
  51: 'm"月"d"日"',
  57: 'yyyy"年"m"月"',
  58: 'm"月"d"日"',
};

export const builtInFormat = (id: number): string | undefined => builtIn[id];

/** The literal text in a format: quoted and escaped signs and those of a currency; colours and the locale add none. */
function literal(part: string): string {
  return part.replaceAll(
    /"([^"]*)"|\\(.)|\[\$([^\]-]*)[^\]]*\]|\[(?:Red|Black|Blue|Green|White|Yellow|Cyan|Magenta)\]|_.|\*./gi,
    (_, quoted, escaped, sign) => String(quoted ?? escaped ?? sign ?? ''),
  );
}

/** A cell as Excel shows it; null: the format is beyond these rules, so the cell has to be named as an error. */
export function shownNumber(value: number, format: string, is1904: boolean): string | null {
  const sections = sectionsOf(format);
  const place = value < 0 && sections.length > 1 ? 1 : value === 0 && sections.length > 2 ? 2 : 0;
  const section = sections[place] ?? '';
  if (/^(?:general|g\/通用格式|@)$/i.test(section.trim())) return generalText(value);
  if (/\[(?:[<>=]|DBNum)/i.test(section)) return null;
  if (isDateFormat(section)) return dateText(value, section, is1904);
  return digitsText(place === 1 ? -value : value, section);
}

/** Splits at semicolons that stand outside of quotes. */
function sectionsOf(format: string): string[] {
  return (format.match(/(?:"[^"]*"|\\.|[^;"\\])+|;(?=;|$)/g) ?? ['']).map((part) =>
    part === ';' ? '' : part,
  );
}

const GENERAL_DIGITS = 10;

function generalText(value: number): string {
  const size = Math.abs(value);
  if (size >= 1e11 || (size > 0 && size < 1e-9)) {
    const [digits = '', power = ''] = value.toExponential(5).split('e');
    return `${Number(digits)}E${power.replace(/([+-])(\d)$/, '$10$2')}`;
  }
  const whole = String(Math.trunc(size)).length;
  return String(Number(value.toFixed(Math.max(0, GENERAL_DIGITS - whole))));
}

const pattern =
  /^((?:"[^"]*"|\\.|\[[^\]]*\]|[_*].|[^0#?"\\[_*])*)([0#?](?:[0#?,]*[0#?])?)?(\.[0#?]*)?((?:"[^"]*"|\\.|\[[^\]]*\]|[_*].|[^0#?"\\[_*])*)$/;

function digitsText(value: number, section: string): string | null {
  const [, before = '', whole = '', decimals = '', after = ''] = pattern.exec(section) ?? [];
  if (!whole && !decimals)
    return /[0#?]/.test(section.replaceAll(/"[^"]*"/g, '')) || !section ? null : literal(section);
  // Powers of ten, fractions and thousands left out.
  if (/^,|[eE][+-]|\//.test(after.replaceAll(/"[^"]*"/g, ''))) return null;
  const isPercent = /%/.test((before + after).replaceAll(/"[^"]*"|\\./g, ''));
  const places = decimals.length - (decimals ? 1 : 0);
  const scaled = Math.abs(value) * (isPercent ? 100 : 1);
  const [integer = '0', fraction = ''] = Number(`${Math.round(Number(`${scaled}e${places}`))}e-${places}`)
    .toFixed(places)
    .split('.');
  const least = (whole.match(/0/g) ?? []).length;
  const padded = (integer === '0' && least === 0 ? '' : integer).padStart(least, '0');
  const grouped = whole.includes(',') ? padded.replaceAll(/\B(?=(?:\d{3})+$)/g, ',') : padded;
  const leastDecimals = decimals.lastIndexOf('0');
  const shown = fraction.slice(0, Math.max(leastDecimals, fraction.replace(/0+$/, '').length));
  const point = decimals ? `.${shown}` : '';
  return `${value < 0 ? '-' : ''}${literal(before)}${grouped}${point}${literal(after)}`;
}
