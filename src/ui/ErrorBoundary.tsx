import { Component, type ReactNode } from 'react';
import { loadFailureTexts } from '../texts/load-failure.ts';
import { useTexts } from '../texts/useTexts.ts';
import type { ErrorFallbackProps } from './ErrorFallback.tsx';
import { lazyComponent } from './lazyComponent.tsx';

// Most pages never crash, and every element has a boundary: without its code the words stand alone.
const ErrorFallback = lazyComponent<ErrorFallbackProps>(
  () => import('./ErrorFallback.tsx').then((module) => module.ErrorFallback),
  { pending: PlainError, failed: PlainError },
);

function PlainError() {
  const words = useTexts(loadFailureTexts);
  return <p role="alert">{words.crashTitle}</p>;
}

export interface ErrorBoundaryProps {
  onError?: (error: unknown) => void;
  /** Default: an `ErrorFallback` whose retry renders the children again. */
  fallback?: (error: unknown, retry: () => void) => ReactNode;
  /** When it changes, the children are rendered again. */
  resetKey?: unknown;
  children?: ReactNode;
}

interface ErrorBoundaryState {
  crash: { error: unknown } | null;
}

/** Catches a crash of its children, so that the rest of the page goes on. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { crash: null };

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { crash: { error } };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError?.(error);
  }

  override componentDidUpdate(previous: ErrorBoundaryProps): void {
    if (this.state.crash && previous.resetKey !== this.props.resetKey) this.retry();
  }

  private readonly retry = () => this.setState({ crash: null });

  override render(): ReactNode {
    const { crash } = this.state;
    if (!crash) return this.props.children;
    return this.props.fallback?.(crash.error, this.retry) ?? <ErrorFallback onRetry={this.retry} />;
  }
}
