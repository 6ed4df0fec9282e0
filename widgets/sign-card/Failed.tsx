import type { ReactNode } from 'react';
import { wantedView } from '../../src/ui/wanted-view.ts';
import type { FailureProps } from './Failure.tsx';
import { Late } from './Late.tsx';

// Most visits see none.
const useFailure = wantedView<FailureProps>(() => import('./exceptions.ts').then((module) => module.Failure));

interface FailedProps extends FailureProps {
  outline: ReactNode;
}

/** In place of what could not be loaded. */
export function Failed({ outline, ...failure }: FailedProps) {
  const { View, retry } = useFailure();
  if (View) return <View {...failure} />;
  const again = () => {
    retry?.();
    failure.onRetry();
  };
  return <Late outline={outline} retry={retry && again} />;
}
