import { lettering } from './palette.ts';
import { escapeText, line, path, svg } from './svg.ts';

const names: Record<string, { name: string; colour: string }> = {
  demo: { name: '东湖区教师发展中心', colour: '#1f6feb' },
  closed: { name: '临江市教师进修学校', colour: '#0f8a7d' },
  collect: { name: '青屏县教育局教研室', colour: '#c0620f' },
};

const shape = (colour: string) =>
  path('M24 5C33 12 38 21 38 31H24Z', colour) +
  path('M20 12V31H9C10 23 14 16 20 12Z', colour, 0.6) +
  line('M6 38c6-5 12-5 18 0s12 5 18 0', colour, 4);

const letters = (text: string, colour: string, place: string) =>
  `<text ${place} font-weight="700" fill="${colour}" font-family="${lettering}">${escapeText(text)}</text>`;

/** Logos of unusual proportions, by their width to their height. */
const proportions: Readonly<Record<string, () => string>> = {
  '1x4': () =>
    svg(
      48,
      192,
      shape('#1f6feb') +
        [...'东湖区教师']
          .map((letter, row) => letters(letter, '#1f6feb', `x="12" y="${74 + row * 27}" font-size="24"`))
          .join(''),
    ),
  '8x1': () =>
    svg(
      384,
      48,
      shape('#1f6feb') +
        letters('东湖区教师发展中心 · 网络研修', '#1f6feb', 'x="54" y="31" font-size="22" textLength="322"'),
    ),
};

/** The logo of an organisation: a sail over a wave, and the name; legible on light and on dark ground. */
export function drawLogo(orgCode: string): string {
  const drawn = Object.hasOwn(proportions, orgCode) ? proportions[orgCode]?.() : undefined;
  if (drawn) return drawn;
  const { name, colour } = names[orgCode] ?? { name: '教师研修平台', colour: '#1f6feb' };
  return svg(60 + name.length * 25, 48, shape(colour), letters(name, colour, 'x="54" y="32" font-size="24"'));
}
