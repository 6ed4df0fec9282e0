import type { ReactNode } from 'react';
import { useTexts } from '#src/texts/useTexts.ts';
import { useStyles } from '#src/theme/useStyles.ts';
import { useFileDrop } from '#src/ui/fields/useFileDrop.ts';
import css from './drop-zone.css?inline';
import { dropTexts } from './texts.ts';

interface DropZoneProps {
  onFiles: (files: File[]) => void;
  /** Accepts files that are dropped or pasted anywhere in the window, for a dialog. */
  wholePage?: boolean;
  /** Says where files may be dropped; defaults to true. */
  hasHint?: boolean;
  className?: string;
  children: ReactNode;
}

/** Takes dropped files beside its own controls, by which the keyboard chooses them. */
export function DropZone({ onFiles, wholePage = false, hasHint = true, className, children }: DropZoneProps) {
  useStyles(css);
  const words = useTexts(dropTexts);
  const { zone, isOver } = useFileDrop(onFiles, { wholePage });
  return (
    <div
      ref={zone}
      className={className ? `portal-drop-zone ${className}` : 'portal-drop-zone'}
      data-state={isOver ? 'over' : undefined}
    >
      {children}
      {hasHint ? (
        <span className="portal-drop-zone-hint">{isOver ? words.dropNow : words.dropHere}</span>
      ) : null}
    </div>
  );
}
