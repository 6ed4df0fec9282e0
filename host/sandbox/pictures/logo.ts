import { lettering } from './palette.ts';
import { escapeText, line, path, svg } from './svg.ts';

const names: Record<string, { name: string; colour: string }> = {
  demo: { name: '东湖区教师发展中心', colour: '#1f6feb' },
  closed: { name: '临江市教师进修学校', colour: '#0f8a7d' },
  collect: { name: '青屏县教育局教研室', colour: '#c0620f' },
};

/** The logo of an organisation: a sail over a wave, and the name; legible on light and on dark ground. */
export function drawLogo(orgCode: string): string {
  const { name, colour } = names[orgCode] ?? { name: '教师研修平台', colour: '#1f6feb' };
  return svg(
    60 + name.length * 25,
    48,
    path('M24 5C33 12 38 21 38 31H24Z', colour),
    path('M20 12V31H9C10 23 14 16 20 12Z', colour, 0.6),
    line('M6 38c6-5 12-5 18 0s12 5 18 0', colour, 4),
    `<text x="54" y="32" font-size="24" font-weight="700" fill="${colour}" font-family="${lettering}">${escapeText(name)}</text>`,
  );
}
