import {
  BookOpen,
  CalendarDays,
  ClipboardPenLine,
  FileText,
  GraduationCap,
  Radio,
  Users,
  type LucideIcon,
} from 'lucide-react';
import { useStyles } from '#src/theme/useStyles.ts';
import type { ContentCode } from '../kinds.ts';
import css from './drawn-cover.css?inline';

const icons: Readonly<Record<ContentCode, LucideIcon>> = {
  project: GraduationCap,
  activity: CalendarDays,
  live: Radio,
  course: BookOpen,
  studio: Users,
  paper: ClipboardPenLine,
  resource: FileText,
};

/** The number of colourings in `drawn-cover.css`. */
const TONES = 4;

const toneOf = (id: string) =>
  [...id].reduce((sum, character) => sum + (character.codePointAt(0) ?? 0), 0) % TONES;

export interface DrawnCoverProps {
  kind: ContentCode;
  /** Chooses the colours, so that an entry keeps its own. */
  id: string;
}

/** Stands in for a picture: two soft shapes and the icon of the kind. */
export function DrawnCover({ kind, id }: DrawnCoverProps) {
  useStyles(css);
  const Icon = icons[kind];
  return (
    <span className="portal-item-drawn" data-tone={toneOf(id)}>
      <Icon size={40} strokeWidth={1.5} aria-hidden="true" />
    </span>
  );
}
