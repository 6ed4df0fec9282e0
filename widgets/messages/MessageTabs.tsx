import { useId, type ReactNode } from 'react';
import { messagesTexts } from './texts.ts';
import { useTexts } from '../../src/texts/useTexts.ts';
import { Badge } from '../../src/ui/Badge.tsx';
import type { NoticeReading } from '../notifications/index.ts';
import { moveBy } from './move-by.ts';
import type { MessageType } from './message-types.ts';

interface MessageTabsProps {
  types: readonly MessageType[];
  /** Undefined: all. */
  type: number | undefined;
  reading: NoticeReading;
  onChoose: (type: number | undefined) => void;
  children: ReactNode;
}

/** All messages or those of a kind. One panel for all tabs: the list in it stays while another one loads. */
export function MessageTabs({ types, type, reading, onChoose, children }: MessageTabsProps) {
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
        onKeyDownCapture={(event) => moveBy(reading, event, true)}
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
