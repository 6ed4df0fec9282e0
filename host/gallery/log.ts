import { elementReferences } from '../../widgets/references.ts';
import { byId, make } from './dom.ts';

const MAX_ENTRIES = 30;

/** Every event of the definitions, and those that every element has. */
const names = new Set([
  ...elementReferences.flatMap(({ events }) => Object.values(events ?? {}).map(({ name }) => name)),
  'portal-signed-out',
  'portal-error',
]);

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
          make('time', {}, new Date().toLocaleTimeString('zh-CN', { hour12: false })),
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
