import type { ReactNode } from 'react';
import { useTexts } from '../texts/useTexts.ts';
import { uiTexts } from '../texts/ui.ts';
import { useStyles } from '../theme/useStyles.ts';
import { px } from './px.ts';
import shapesCss from './skeleton-shapes.css?inline';
import css from './skeleton.css?inline';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export interface SkeletonProps {
  /** Defaults to text. */
  shape?: 'text' | 'circle' | 'block';
  /** A number is in px. */
  width?: number | string;
  height?: number | string;
  /** The number of text lines; the last one is shorter. */
  lines?: number;
}

/** A placeholder for content that is loading. Screen readers ignore it, so wrap it in `<Loading>`. */
export function Skeleton({ shape = 'text', width, height, lines = 1 }: SkeletonProps) {
  useStyles(css);
  useStyles(shapesCss);
  if (shape === 'text' && lines > 1) {
    return (
      <span className="portal-skeleton-lines" aria-hidden="true">
        {Array.from({ length: lines }, (_, line) => (
          <Skeleton key={line} width={line === lines - 1 ? '62%' : width} height={height} />
        ))}
      </span>
    );
  }
  const side = shape === 'circle' ? (width ?? height ?? 40) : undefined;
  return (
    <span
      className="portal-skeleton"
      part="skeleton"
      data-shape={shape === 'text' ? undefined : shape}
      aria-hidden="true"
      style={{ inlineSize: px(side ?? width), blockSize: px(side ?? height) }}
    />
  );
}

/** A text line, for components that need no other shape nor its code; `width` includes its unit. */
export function SkeletonLine({ width }: { width?: string }) {
  useStyles(css);
  return (
    <span className="portal-skeleton" part="skeleton" aria-hidden="true" style={{ inlineSize: width }} />
  );
}

interface LoadingProps {
  /** Announced once; defaults to 加载中. */
  label?: string;
  /** The skeletons. */
  children: ReactNode;
  className?: string;
}

/** Announces once that content is loading, and renders its skeletons. */
export function Loading({ label, children, className }: LoadingProps) {
  const words = useTexts(uiTexts);
  return (
    <div role="status" className={className}>
      <VisuallyHidden>{label ?? words.loading}</VisuallyHidden>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}
