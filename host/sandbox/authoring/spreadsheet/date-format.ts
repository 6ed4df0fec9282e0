const DAY = 86_400_000;
const tokens =
  /"([^"]*)"|\\(.)|\[\$[^\]]*\]|\[(h+|m+|s+)\]|(AM\/PM|A\/P|上午\/下午)|(y+|m+|d+|h+|s+|a{3,4})|(.)/gi;
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

const bare = (format: string) => format.replaceAll(/"[^"]*"|\\.|\[\$[^\]]*\]|\[[a-z]{3,}\]|_.|\*./gi, '');

export const isDateFormat = (format: string) =>
  /[ymdhs]|a{3}|上午/i.test(bare(format).replace(/E[+-]/gi, ''));

/** A date or time as Excel shows it; null: Excel shows signs only, or the format has parts of seconds. */
export function dateText(serial: number, format: string, is1904: boolean): string | null {
  if (serial < 0 || /[sS]\.0/.test(format)) return null;
  const date = dateOf(serial, is1904);
  if (!date) return null;
  const isHalf = /AM\/PM|A\/P|上午\/下午/i.test(format);
  const parts = [...format.matchAll(tokens)];
  const letters = parts.map((part) => (part[3] ?? part[5] ?? '').charAt(0).toLowerCase());
  let text = '';
  for (const [index, [, quoted, escaped, total, half, code, other]] of parts.entries()) {
    const isMinute =
      letters.slice(0, index).findLast(Boolean) === 'h' || letters.slice(index + 1).find(Boolean) === 's';
    if (quoted !== undefined || escaped !== undefined) text += quoted ?? escaped;
    else if (total) text += totalOf(serial, total);
    else if (half) text += halfOf(date, half);
    else if (code) text += partOf(date, code.toLowerCase(), isMinute, isHalf);
    else if (other && !/[_*[\]]/.test(other)) text += other;
  }
  return text;
}

/** Excel has a 29th of February in 1900, so the days before it are one less. */
function dateOf(serial: number, is1904: boolean): Date | null {
  // Half a millisecond of rounding must not lead into the second before.
  const seconds = Math.round(serial * 86_400);
  if (is1904) return new Date(Date.UTC(1904, 0, 1) + seconds * 1000);
  const days = Math.floor(serial);
  if (days === 60 || serial > 2_958_465.999_99) return null;
  return new Date(Date.UTC(1899, 11, days < 60 ? 31 : 30) + seconds * 1000);
}

function totalOf(serial: number, code: string): string {
  const unit = { h: 24, m: 1440, s: 86_400 }[code.charAt(0).toLowerCase()] ?? 1;
  return String(Math.floor(Math.round(serial * DAY) / (DAY / unit))).padStart(code.length, '0');
}

function halfOf(date: Date, half: string): string {
  const isMorning = date.getUTCHours() < 12;
  if (half.startsWith('上')) return isMorning ? '上午' : '下午';
  const [morning = '', evening = ''] = half.split('/');
  return isMorning ? morning : evening;
}

function partOf(date: Date, code: string, isMinute: boolean, isHalf: boolean): string {
  const two = (value: number) => String(value).padStart(code.length > 1 ? 2 : 1, '0');
  const kind = code.charAt(0);
  if (kind === 'y')
    return code.length > 2 ? String(date.getUTCFullYear()) : String(date.getUTCFullYear()).slice(-2);
  if (kind === 'm' && isMinute) return two(date.getUTCMinutes());
  if (kind === 'm') return code.length > 2 ? (months[date.getUTCMonth()] ?? '') : two(date.getUTCMonth() + 1);
  if (kind === 'd') return two(date.getUTCDate());
  if (kind === 's') return two(date.getUTCSeconds());
  if (kind === 'a') return `${code.length > 3 ? '星期' : ''}${'日一二三四五六'.charAt(date.getUTCDay())}`;
  const hours = date.getUTCHours();
  return two(isHalf ? hours % 12 || 12 : hours);
}
