import { useTexts } from '../texts/useTexts.ts';
import { uiTexts } from '../texts/ui.ts';
import { lazyView } from './lazy-view.ts';

interface CrashProps {
  onRetry: () => void;
}

// Most pages never see it.
const crashState = lazyView<CrashProps>(() => import('./CrashState.tsx').then((module) => module.CrashState));

const stay = () => {};

/** What stands where a component has crashed: in plain words at once, in full as soon as its code is here. */
export function CrashFallback(props: CrashProps) {
  const words = useTexts(uiTexts);
  const shown = crashState.useView(true, stay);
  return shown.View ? <shown.View {...props} /> : <p role="alert">{words.crashTitle}</p>;
}
