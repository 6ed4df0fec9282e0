import { elementReferences } from '../../widgets/references.ts';
import { byId, make } from './dom.ts';

const most = 30;

/** Every event of the table, and those that every element has. */
const names = new Set([
  ...elementReferences.flatMap(({ events }) => Object.values(events ?? {}).map(({ name }) => name)),
  'portal-signed-out',
  'portal-error',
]);

/** Lists what the elements say, the latest on top. */
export function keepLog(): void {
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
      while (list.childElementCount > most) list.lastElementChild?.remove();
      byId('log-empty').hidden = true;
    });
  }
}
