import { loginTexts } from './texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { moveByTabKey } from '#src/ui/navigation/tab-keys.ts';
import type { LoginMethod } from './login-methods.ts';

interface MethodTabsProps {
  methods: readonly LoginMethod[];
  current: LoginMethod;
  onChoose: (method: LoginMethod) => void;
  /** Creates the ids of a method's tab and panel. */
  idOf: (piece: 'tab' | 'panel', method: LoginMethod) => string;
}

/** Shows the login methods as tabs; a single method is only a label. */
export function MethodTabs({ methods, current, onChoose, idOf }: MethodTabsProps) {
  const words = useTexts(loginTexts);
  if (methods.length < 2) {
    return (
      <div className="portal-login-tabs">
        <p className="portal-login-tab" data-single="">
          {words[current]}
        </p>
      </div>
    );
  }

  return (
    <div
      className="portal-login-tabs"
      role="tablist"
      aria-label={words.methods}
      onKeyDownCapture={moveByTabKey}
    >
      {methods.map((method) => (
        <button
          key={method}
          type="button"
          role="tab"
          className="portal-login-tab"
          part="tab"
          id={idOf('tab', method)}
          aria-selected={method === current}
          aria-controls={idOf('panel', method)}
          tabIndex={method === current ? 0 : -1}
          onClick={() => onChoose(method)}
          onFocus={() => onChoose(method)}
        >
          {words[method]}
        </button>
      ))}
    </div>
  );
}
