import { fill } from '#src/texts/texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx';
import { DocumentTable } from '../../content/document/DocumentContent.tsx';
import { hoursByYear, type YearHours } from './archive-facts.ts';
import { studyArchiveTexts } from './texts.ts';

/** In px. */
const BAND = 52;
const BAR = 28;
const TOP = 24;
const HEIGHT = 120;
const BOTTOM = 28;
const BASE = TOP + HEIGHT;
/** As many years as a phone has room for in readable type. */
const MOST_BARS = 8;

/** The hours of the latest years as bars, with a table of all years for screen readers. */
export function HoursChart({ years }: { years: readonly YearHours[] }) {
  const words = useTexts(studyArchiveTexts);
  const rows = hoursByYear(years);
  const bars = rows.slice(-MOST_BARS);
  const most = Math.max(1, ...bars.map(({ lessonNum }) => lessonNum));
  const width = bars.length * BAND;
  return (
    <div className="portal-archive-chart">
      <svg viewBox={`0 0 ${width} ${BASE + BOTTOM}`} width={width} aria-hidden="true">
        <path className="portal-archive-axis" d={`M0 ${BASE}h${width}`} />
        {bars.map(({ year, lessonNum }, index) => {
          const height = (lessonNum / most) * HEIGHT;
          return (
            <g key={year} transform={`translate(${(index + 0.5) * BAND} ${BASE})`}>
              <rect x={-BAR / 2} y={-height} width={BAR} height={height} rx={Math.min(4, height / 2)} />
              <text className="portal-archive-value" y={-height - 8}>
                {lessonNum}
              </text>
              <text y={20}>{year}</text>
            </g>
          );
        })}
      </svg>
      <VisuallyHidden>
        <DocumentTable
          label={words.hoursByYear}
          columns={[
            { label: words.year, value: ({ year }) => fill(words.ofYear, { year }) },
            { label: words.lessons, value: ({ lessonNum }) => lessonNum },
          ]}
          rows={rows}
          keyOf={({ year }) => String(year)}
        />
      </VisuallyHidden>
    </div>
  );
}
