import type { SpinnerProps } from './SpinnerView.tsx';
import { wantedView } from './wanted-view.ts';

// Most visits see none.
const useSpinnerView = wantedView<SpinnerProps>(() =>
  import('./SpinnerView.tsx').then((module) => module.SpinnerView),
);

/** Something turns while something is on its way. */
export function Spinner(props: SpinnerProps) {
  const { View } = useSpinnerView();
  return View ? <View {...props} /> : null;
}
