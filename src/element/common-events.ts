import type { SessionEnd } from '../session/store.ts';
import type { DocumentedElement, DocumentedEvent } from './reference.ts';

/** The `detail` of `portal-navigate` in every element. */
export const navigateDetail = { url: 'string', target: "'_blank' | undefined" };

/** The same in elements whose notifications lead somewhere too. */
export const notificationDetail = {
  ...navigateDetail,
  sourceType: 'number | undefined',
  sourceId: 'string | undefined',
};

// A record, so that the compiler asks for a reason that is new.
const endReasons: Readonly<Record<SessionEnd['type'], true>> = {
  chosen: true,
  switch: true,
  elsewhere: true,
  closed: true,
  expired: true,
};

/** The events that every element dispatches beside its own. */
export const commonEvents: readonly (DocumentedEvent & { chinese: string })[] = [
  {
    name: 'portal-error',
    summary:
      'The element has crashed and shows an error in its place, or its settings cannot be loaded. The page and other elements are not affected.',
    chinese: '组件发生意外错误并在原处显示提示，或无法加载设置；网页与其他组件不受影响。',
    detail: { name: 'string', message: 'string', code: 'number | string | undefined' },
  },
  {
    name: 'portal-signed-out',
    summary: 'The session has ended. The element shows its signed-out state and never navigates.',
    chinese: '登录状态已结束。组件显示未登录状态，不会让网页跳转。',
    detail: {
      why: Object.keys(endReasons)
        .map((reason) => `'${reason}'`)
        .join(' | '),
    },
  },
];

/** All events of an element: its own, then the common ones. */
export function eventsOf({ events = {} }: DocumentedElement): readonly DocumentedEvent[] {
  return [...Object.values(events), ...commonEvents];
}

/** The `detail` of an event as a TypeScript type; a field that may be undefined is optional. */
export function detailType({ detail = {} }: DocumentedEvent): string {
  const fields = Object.entries(detail).map(([name, type]) =>
    type.endsWith(' | undefined') ? `${name}?: ${type.slice(0, -' | undefined'.length)}` : `${name}: ${type}`,
  );
  // A browser turns a detail that is not given into null.
  return fields.length === 0 ? 'null' : `{ ${fields.join('; ')} }`;
}
