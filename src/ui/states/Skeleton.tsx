import type { ReactNode } from 'react';
import { useTexts } from '../../texts/useTexts.ts';
import { uiTexts } from '../../texts/ui.ts';
import { useStyles } from '../../theme/useStyles.ts';
import shapesCss from './skeleton-shapes.css?inline';
import css from './skeleton.css?inline';
import { VisuallyHidden } from '../text/VisuallyHidden.tsx';

export interface SkeletonProps {
  /** Defaults to text. */
  shape?: 'text' | 'circle' | 'block';
  /** A number is in px. */
  width?: number | string;
  height?: number | string;
  /** The number of text lines; the last one is shorter. */
  lines?: number;
}

/**
 * A placeholder for content that is loading. Screen readers ignore it, so wrap it in `<Loading>`. It is an SVG, whose
 * attributes give it its size in a server's HTML too, where a content policy forbids inline styles.
 */
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
    <svg
      className="portal-skeleton"
      part="skeleton"
      data-shape={shape === 'text' ? undefined : shape}
      aria-hidden="true"
      width={side ?? width}
      height={side ?? height}
    />
  );
}

/** A line or a box, for components that need no other shape nor its code; `width` includes its unit. */
export function SkeletonLine({ width, height }: { width?: string; height?: number }) {
  useStyles(css);
  return <svg className="portal-skeleton" part="skeleton" aria-hidden="true" width={width} height={height} />;
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
      <div className="portal-skeletons" aria-hidden="true">
        {children}
      </div>
    </div>
  );
}
