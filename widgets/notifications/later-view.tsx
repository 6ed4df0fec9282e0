import { useState, type ComponentType } from 'react';
import { uiTexts } from '../../src/texts/ui.ts';
import { useTexts } from '../../src/texts/useTexts.ts';
import { lazyView } from '../../src/ui/lazy-view.ts';

interface Told {
  /** What has failed before, if anything; asked for anew along with the code. */
  message?: string;
  onRetry?: () => void;
}

/** A view whose code comes when it is shown; until then `Waiting`, and where it does not come a way to ask again. */
export function laterView<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Waiting: ComponentType<object>,
): ComponentType<Props> {
  // Not by `wantedView`, whose file has more than a list of messages needs.
  const view = lazyView(load);
  return function Later(props: Props & Told) {
    const [isWanted, setWanted] = useState(true);
    const { View } = view.useView(isWanted, () => setWanted(false));
    const words = useTexts(uiTexts);
    if (View) return <View {...props} />;
    if (isWanted) return <Waiting />;
    const again = () => {
      setWanted(true);
      props.onRetry?.();
    };
    // As it is: a look of its own would be in every list, and hardly anybody sees it.
    return (
      <p>
        <span role="alert">{props.message || words.loadFailed}</span>
        <button type="button" style={{ padding: '8px', textDecoration: 'underline' }} onClick={again}>
          {words.retry}
        </button>
      </p>
    );
  };
}
