import { lettering } from './palette.ts';
import { escapeText, line, path, svg } from './svg.ts';

const names: Record<string, { name: string; colour: string }> = {
  demo: { name: '云帆教师研修网', colour: '#2f6fde' },
  closed: { name: '江城教师发展学院', colour: '#0f8a74' },
  collect: { name: '青禾继续教育', colour: '#c2622d' },
};

/** The logo of an organisation: a sail over a wave, and the name; legible on light and on dark ground. */
export function drawLogo(orgCode: string): string {
  const { name, colour } = names[orgCode] ?? { name: '教师研修平台', colour: '#2f6fde' };
  return svg(
    60 + name.length * 25,
    48,
    path('M24 5C33 12 38 21 38 31H24Z', colour),
    path('M20 12V31H9C10 23 14 16 20 12Z', colour, 0.6),
    line('M6 38c6-5 12-5 18 0s12 5 18 0', colour, 4),
    `<text x="54" y="32" font-size="24" font-weight="700" fill="${colour}" font-family="${lettering}">${escapeText(name)}</text>`,
  );
}
