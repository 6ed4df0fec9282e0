import { ErrorState } from '../../src/ui/ErrorState.tsx';
import { wantedView } from '../../src/ui/wanted-view.ts';
import { NoticesOutline } from './NoticesOutline.tsx';
import type { SignedOutProps } from './SignedOutState.tsx';

// Who is signed in, as nearly everybody is who looks here, does not wait for it.
const useSignedOutState = wantedView<SignedOutProps>(() =>
  import('./SignedOutState.tsx').then((module) => module.SignedOutState),
);

/** Instead of messages, where nobody is signed in. */
export function SignedOut(props: SignedOutProps) {
  const { View, retry } = useSignedOutState();
  if (View) return <View {...props} />;
  return retry ? <ErrorState compact={props.compact} onRetry={retry} /> : <NoticesOutline />;
}
