import { circle, escapeText, line, path, ring, svg } from './svg.ts';
import { lettering, serif } from './palette.ts';

export interface CertificateText {
  realName: string;
  /** The name of the completed project. */
  title: string;
  lessonNum: number;
  certNo: string;
  organiser: string;
  /** E.g. `2026年7月15日`. */
  date: string;
}

const width = 1120;
const height = 792;

/** The title on one line, or on two even ones when it is long. */
function inLines(text: string, most: number): string[] {
  if (text.length <= most) return [text];
  const half = Math.min(most, Math.ceil(text.length / 2));
  return [text.slice(0, half), text.slice(half, half + most)];
}

const corner = (x: number, y: number, turn: number) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${line('M0 60V0H60M12 60V12H60', '#b08d4c', 2.5)}${circle(24, 24, 5, '#b08d4c')}</g>`;

function frame(): string {
  return [
    `<rect width="${width}" height="${height}" fill="#fdfaf2"/>`,
    `<rect x="30" y="30" width="${width - 60}" height="${height - 60}" fill="none" stroke="#c9ab6e" stroke-width="3"/>`,
    `<rect x="42" y="42" width="${width - 84}" height="${height - 84}" fill="none" stroke="#dcc596" stroke-width="1"/>`,
    corner(56, 56, 0),
    corner(width - 56, 56, 90),
    corner(width - 56, height - 56, 180),
    corner(56, height - 56, 270),
    ...[0, 1, 2, 3].map((place) =>
      line(
        `M42 ${height - 120 + place * 16}C320 ${height - 250 + place * 22} 700 ${height - 20 + place * 8} ${width - 42} ${height - 190 + place * 20}`,
        '#d9c596',
        1.2,
        0.5,
      ),
    ),
  ].join('');
}

function star(x: number, y: number, radius: number): string {
  const points = Array.from({ length: 10 }, (_, place) => {
    const angle = (Math.PI / 5) * place - Math.PI / 2;
    const reach = place % 2 ? radius * 0.4 : radius;
    return `${(x + Math.cos(angle) * reach).toFixed(1)} ${(y + Math.sin(angle) * reach).toFixed(1)}`;
  });
  return path(`M${points.join('L')}Z`, '#c8352b');
}

const seal = (organiser: string) =>
  [
    `<defs><path id="arc" d="M826 624A54 54 0 1 1 934 624"/></defs><g opacity="0.78">`,
    ring(880, 620, 76, '#c8352b', 5),
    star(880, 622, 24),
    `<text font-size="17" font-weight="700" fill="#c8352b" font-family="${serif}"><textPath href="#arc" startOffset="50%" text-anchor="middle" textLength="${Math.min(150, organiser.length * 17)}">${escapeText(organiser)}</textPath></text></g>`,
  ].join('');

const body = (y: number, words: string) =>
  `<text x="150" y="${y}" font-size="27" letter-spacing="2">${words}</text>`;

/** A certificate of completion, A4 across. */
export function drawCertificate(text: CertificateText): string {
  const lines = inLines(`《${text.title}》`, 26);
  const after = 424 + lines.length * 52;
  return svg(
    width,
    height,
    frame(),
    `<g fill="#3a2f1c" font-family="${lettering}">`,
    `<text x="${width / 2}" y="172" text-anchor="middle" font-size="64" font-weight="700" letter-spacing="22" fill="#8a6524" font-family="${serif}">结业证书</text>`,
    `<text x="${width / 2}" y="216" text-anchor="middle" font-size="16" letter-spacing="7" fill="#a98c54">CERTIFICATE OF COMPLETION</text>`,
    `<text x="970" y="262" text-anchor="end" font-size="18" fill="#8b7b5a">编号：${escapeText(text.certNo)}</text>`,
    `<text x="150" y="320" font-size="34" font-weight="700" letter-spacing="4">${escapeText(text.realName)}<tspan font-size="27" font-weight="400"> 老师：</tspan></text>`,
    body(378, '　　您已完成以下研修项目的全部学习任务，考核合格：'),
    ...lines.map(
      (words, place) =>
        `<text x="${width / 2}" y="${436 + place * 50}" text-anchor="middle" font-size="30" font-weight="700" fill="#8a6524">${escapeText(words)}</text>`,
    ),
    body(after + 22, `　　共计 ${text.lessonNum} 学时，准予结业，特发此证。`),
    `<text x="786" y="612" text-anchor="middle" font-size="25">${escapeText(text.organiser)}</text>`,
    `<text x="786" y="658" text-anchor="middle" font-size="23">${escapeText(text.date)}</text></g>`,
    seal(text.organiser),
  );
}

const bar = (x: number, y: number, length: number) =>
  `<rect x="${x}" y="${y}" width="${length}" height="16" rx="8" fill="#e6d8b6"/>`;

/** A certificate too small to read: its frame, heading and seal, with bars for the lines. */
export function drawSmallCertificate(): string {
  return svg(
    width,
    height,
    frame(),
    `<text x="${width / 2}" y="240" text-anchor="middle" font-size="96" font-weight="700" letter-spacing="28" fill="#8a6524" font-family="${serif}">结业证书</text>`,
    bar(190, 340, 740),
    bar(190, 396, 740),
    bar(190, 452, 420),
    bar(660, 596, 220),
    bar(680, 640, 180),
    `<g transform="translate(-60 0)">${seal('教师研修专用章')}</g>`,
  );
}
