import { eventsOf } from '#src/element/common-events.ts';
import { elementReferences } from '#widgets/references.ts';
import { byId, make } from './dom.ts';
import { locale } from './words.ts';

const MAX_ENTRIES = 30;

const names = new Set(elementReferences.flatMap(eventsOf).map(({ name }) => name));

/** Lists the elements' events, the latest on top. */
export function showLog(): void {
  const list = byId('log');
  for (const name of names) {
    document.addEventListener(name, (event) => {
      const tag = event.target instanceof Element ? event.target.localName : '';
      const detail: unknown = event instanceof CustomEvent ? event.detail : undefined;
      list.prepend(
        make(
          'li',
          {},
          make('time', {}, new Date().toLocaleTimeString(locale, { hour12: false })),
          make('strong', {}, name),
          make('span', {}, `<${tag}>`),
          detail == null ? undefined : make('code', {}, JSON.stringify(detail)),
        ),
      );
      while (list.childElementCount > MAX_ENTRIES) list.lastElementChild?.remove();
      byId('log-empty').hidden = true;
    });
  }
}
