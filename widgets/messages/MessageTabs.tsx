import { useId, type ReactNode } from 'react';
import { messagesTexts } from '../../src/texts/messages.ts';
import { useTexts } from '../../src/texts/useTexts.ts';
import { Badge } from '../../src/ui/Badge.tsx';
import { moveByKey } from '../notices/index.ts';
import type { MessageType } from './message-types.ts';

interface MessageTabsProps {
  types: readonly MessageType[];
  /** Undefined: all. */
  type: number | undefined;
  onChoose: (type: number | undefined) => void;
  children: ReactNode;
}

/** All messages or those of a kind. One panel for all tabs: the list in it stays while another one loads. */
export function MessageTabs({ types, type, onChoose, children }: MessageTabsProps) {
  const words = useTexts(messagesTexts);
  const id = useId();
  const tabs = [{ type: undefined, name: words.allTypes, count: 0 }, ...types];
  const chosen = types.find((one) => one.type === type)?.type;
  const idOf = (of: number | undefined) => `${id}-${of ?? ''}`;
  return (
    <div part="tabs">
      <div
        role="tablist"
        aria-label={words.types}
        className="portal-messages-tabs"
        onKeyDownCapture={(event) => moveByKey(event, event.currentTarget, true)}
      >
        {tabs.map((one) => (
          <button
            key={idOf(one.type)}
            type="button"
            role="tab"
            id={idOf(one.type)}
            className="portal-messages-tab"
            part="tab"
            aria-selected={one.type === chosen}
            aria-controls={`${id}-panel`}
            tabIndex={one.type === chosen ? 0 : -1}
            onClick={() => onChoose(one.type)}
            onFocus={() => onChoose(one.type)}
          >
            {one.name}
            <Badge count={one.count} />
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        className="portal-messages-panel"
        part="tab-panel"
        aria-labelledby={idOf(chosen)}
        tabIndex={0}
      >
        {children}
      </div>
    </div>
  );
}
