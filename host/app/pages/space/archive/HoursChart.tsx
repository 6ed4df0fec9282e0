import { useRef } from 'react';
import { fill } from '../../../../../src/texts/texts.ts';
import { useTexts } from '../../../../../src/texts/useTexts.ts';
import { useKeyboardScroll } from '../../../../../src/ui/useKeyboardScroll.ts';
import { VisuallyHidden } from '../../../../../src/ui/VisuallyHidden.tsx';
import { hoursByYear, type YearHours } from './archive-years.ts';
import { archiveTexts } from './texts.ts';

/** In px. */
const BAND = 64;
const BAR = 32;
const TOP = 24;
const HEIGHT = 120;
const BOTTOM = 28;

/** The hours of each year as bars, with a table of the same for screen readers. */
export function HoursChart({ years }: { years: readonly YearHours[] }) {
  const words = useTexts(archiveTexts);
  const box = useRef<HTMLDivElement>(null);
  const needsFocus = useKeyboardScroll(box);
  const bars = hoursByYear(years);
  const most = Math.max(1, ...bars.map(({ lessonNum }) => lessonNum));
  const width = bars.length * BAND;
  return (
    <div
      ref={box}
      className="portal-archive-chart"
      role={needsFocus ? 'region' : undefined}
      aria-label={needsFocus ? words.hoursByYear : undefined}
      tabIndex={needsFocus ? 0 : undefined}
    >
      <svg
        viewBox={`0 0 ${width} ${TOP + HEIGHT + BOTTOM}`}
        width={width}
        height={TOP + HEIGHT + BOTTOM}
        aria-hidden="true"
      >
        <path className="portal-archive-axis" d={`M0 ${TOP + HEIGHT}h${width}`} />
        {bars.map(({ year, lessonNum }, index) => {
          const middle = (index + 0.5) * BAND;
          const height = (lessonNum / most) * HEIGHT;
          const top = TOP + HEIGHT - height;
          return (
            <g key={year}>
              <rect
                className="portal-archive-bar"
                x={middle - BAR / 2}
                y={top}
                width={BAR}
                height={height}
                rx={Math.min(4, height / 2)}
              />
              <text className="portal-archive-value" x={middle} y={top - 8} textAnchor="middle">
                {lessonNum}
              </text>
              <text x={middle} y={TOP + HEIGHT + 20} textAnchor="middle">
                {year}
              </text>
            </g>
          );
        })}
      </svg>
      <VisuallyHidden>
        <table>
          <caption>{words.hoursByYear}</caption>
          <thead>
            <tr>
              <th scope="col">{words.year}</th>
              <th scope="col">{words.lessons}</th>
            </tr>
          </thead>
          <tbody>
            {bars.map(({ year, lessonNum }) => (
              <tr key={year}>
                <th scope="row">{fill(words.ofYear, { year })}</th>
                <td>{lessonNum}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </VisuallyHidden>
    </div>
  );
}
