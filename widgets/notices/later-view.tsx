import type { ComponentType } from 'react';
import { wantedView } from '../../src/ui/wanted-view.ts';
import { Again } from './Again.tsx';

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
  const useLater = wantedView(load);
  return function Later(props: Props & Told) {
    const { View, retry } = useLater();
    if (View) return <View {...props} />;
    if (!retry) return <Waiting />;
    const again = () => {
      retry();
      props.onRetry?.();
    };
    return <Again text={props.message} onRetry={again} />;
  };
}
