import { useRef, type KeyboardEvent } from 'react';
import { loginTexts } from '../../src/texts/login.ts';
import { useTexts } from '../../src/texts/useTexts.ts';
import type { LoginMethod } from './methods.ts';

interface MethodTabsProps {
  methods: readonly LoginMethod[];
  current: LoginMethod;
  onChoose: (method: LoginMethod) => void;
  /** Makes the ids of a method's tab and panel. */
  idOf: (piece: 'tab' | 'panel', method: LoginMethod) => string;
}

/** The ways in, as tabs; a single one is only named. */
export function MethodTabs({ methods, current, onChoose, idOf }: MethodTabsProps) {
  const words = useTexts(loginTexts);
  const list = useRef<HTMLDivElement>(null);
  if (methods.length < 2) {
    return (
      <div className="portal-login-tabs">
        <p className="portal-login-tab" data-single="">
          {words[current]}
        </p>
      </div>
    );
  }

  const move = (event: KeyboardEvent) => {
    const place = methods.indexOf(current);
    const places: Record<string, number> = {
      ArrowRight: place + 1,
      ArrowLeft: place - 1,
      Home: 0,
      End: methods.length - 1,
    };
    const next = places[event.key];
    const method = next === undefined ? undefined : methods.at(next % methods.length);
    if (!method) return;
    event.preventDefault();
    onChoose(method);
    list.current?.querySelector<HTMLElement>(`[data-method=${method}]`)?.focus();
  };

  return (
    <div className="portal-login-tabs" role="tablist" aria-label={words.methods} ref={list}>
      {methods.map((method) => (
        <button
          key={method}
          type="button"
          role="tab"
          className="portal-login-tab"
          part="tab"
          id={idOf('tab', method)}
          data-method={method}
          aria-selected={method === current}
          aria-controls={idOf('panel', method)}
          tabIndex={method === current ? 0 : -1}
          onClick={() => onChoose(method)}
          onKeyDown={move}
        >
          {words[method]}
        </button>
      ))}
    </div>
  );
}
