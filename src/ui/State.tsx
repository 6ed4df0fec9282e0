import { uiTexts } from '../texts/ui.ts';
import { useTexts } from '../texts/useTexts.ts';
import type { StateProps } from './StateView.tsx';
import { wantedView } from './wanted-view.ts';

// Most places have content.
const useStateView = wantedView<StateProps>(() =>
  import('./StateView.tsx').then((module) => module.StateView),
);

/** A place without content. Its look comes when it is first needed; where it does not come, the words stand alone. */
export function State(props: StateProps) {
  const { View, retry } = useStateView();
  const words = useTexts(uiTexts);
  if (View) return <View {...props} />;
  const { of, children, onRetry } = props;
  return (
    <div
      role={of === 'error' ? 'alert' : undefined}
      style={{ padding: '24px', textAlign: 'center', visibility: retry ? undefined : 'hidden' }}
    >
      {children}
      {onRetry ? (
        <button type="button" style={{ padding: '8px', textDecoration: 'underline' }} onClick={onRetry}>
          {words.retry}
        </button>
      ) : null}
    </div>
  );
}
