import { wantedView } from '../../src/ui/wanted-view.ts';
import { CalendarSkeleton } from './CalendarSkeleton.tsx';
import { Late } from './Late.tsx';
import type { SignedOutProps } from './SignedOutState.tsx';

// Nearly everybody who looks here is signed in.
const useSignedOutState = wantedView<SignedOutProps>(() =>
  import('./exceptions.ts').then((module) => module.SignedOutState),
);

/** In place of the card, where nobody is signed in. */
export function SignedOut(props: SignedOutProps) {
  const { View, retry } = useSignedOutState();
  return View ? <View {...props} /> : <Late outline={<CalendarSkeleton />} retry={retry} />;
}
