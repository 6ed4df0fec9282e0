import { Lock } from 'lucide-react';
import type { Lesson, ListItem } from '#src/api/list-item.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx';
import { lessonTexts } from './texts.ts';

/** The server gives no video of a lesson that is not paid for. */
export const isLocked = ({ owned }: ListItem, { url }: Lesson): boolean => owned === false && !url;

/** Marks a lesson that plays once its course is bought. */
export function LockedMark({ size }: { size: number }) {
  const words = useTexts(lessonTexts);
  return (
    <>
      <Lock size={size} strokeWidth={1.75} aria-hidden="true" />
      <VisuallyHidden>{words.locked}</VisuallyHidden>
    </>
  );
}
