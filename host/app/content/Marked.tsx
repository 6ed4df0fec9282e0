import { markMatches } from './match-marks.ts';

interface MarkedProps {
  text: string;
  /** The searched words; if empty, nothing is marked. */
  searchVal: string;
}

/** Renders a text with the searched words marked. */
export function Marked({ text, searchVal }: MarkedProps) {
  return markMatches(text, searchVal).map(({ text: part, isMatch }, index) =>
    isMatch ? (
      <mark className="portal-marked" key={index}>
        {part}
      </mark>
    ) : (
      part
    ),
  );
}
