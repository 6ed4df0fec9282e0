import type { KeyboardEvent } from 'react';
import type { NoticeReading } from '../notifications/index.ts';

/** Arrows, Home and End go through the messages, or the tabs, of what the event was given to. */
export function moveBy({ act }: NoticeReading, event: KeyboardEvent<HTMLElement>, tabs?: boolean): void {
  const { currentTarget } = event;
  void act((doing, _, isHeld) => doing.moveByKey(event, currentTarget, { tabs, isHeld }), event);
}
