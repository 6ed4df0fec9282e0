import { Component, type ReactNode } from 'react';
import { noteError } from '../../rules/raised-errors.ts';
import { loadFailureTexts } from '../../texts/failures.ts';
import { useTexts } from '../../texts/useTexts.ts';
import { lazyComponent } from '../loading/lazyComponent.tsx';
import type { ErrorFallbackProps } from './ErrorFallback.tsx';

// The fallback is lazy, since every element has a boundary but most pages never crash; plain text replaces it
// if it fails to load.
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
  /** Defaults to an `ErrorFallback` whose retry renders the children again. */
  fallback?: (error: unknown, retry: () => void) => ReactNode;
  /** A change of this key renders the children again. */
  resetKey?: unknown;
  children?: ReactNode;
}

interface ErrorBoundaryState {
  crash: { error: unknown } | null;
}

/** Catches errors of its children, so that the rest of the page keeps working. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { crash: null };

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { crash: { error } };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError?.(error);
    noteError(error);
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
