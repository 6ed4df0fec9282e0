import { Component, type ReactNode } from 'react';
import { CrashFallback } from './CrashFallback.tsx';

export interface ErrorBoundaryProps {
  onError?: (error: unknown) => void;
  /** Default: a CrashState whose retry shows the children again. */
  fallback?: (error: unknown, retry: () => void) => ReactNode;
  /** When it changes, the children are tried again. */
  resetKey?: unknown;
  children?: ReactNode;
}

interface ErrorBoundaryState {
  crash: { error: unknown } | null;
}

/** Keeps a crash inside: what is around it goes on. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { crash: null };

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { crash: { error } };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError?.(error);
  }

  override componentDidUpdate(former: ErrorBoundaryProps): void {
    if (this.state.crash && former.resetKey !== this.props.resetKey) this.retry();
  }

  private readonly retry = () => this.setState({ crash: null });

  override render(): ReactNode {
    const { crash } = this.state;
    if (!crash) return this.props.children;
    return this.props.fallback?.(crash.error, this.retry) ?? <CrashFallback onRetry={this.retry} />;
  }
}
