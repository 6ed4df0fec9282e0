import { createApp, nextTick, shallowReactive } from 'vue';
import type { Framework, LateView, PageView, StageView } from './stage.ts';

/** Vue sets a property if the element has one; `.name` forces a property before the definition has loaded. */
const stage = `
  <portal-probe
    v-if="view.isShown"
    :label="view.label"
    :size="view.size"
    :open="view.isOpen"
    :userId="view.userId"
    .secret="view.secret"
    .items="view.items"
    .pageData="view.pageData"
    @portal-closed="view.hear"
    @portal-size-change="view.hear"
    @portal-sizeChange="view.hear"
    @portal-TextChange="view.hear"
    @portal-END="view.hear"
  >{{ view.child }}</portal-probe>
  <ul>
    <li v-for="key in view.keys" :key="key"><portal-probe :label="key" /></li>
  </ul>`;

const late = `<portal-late-vue :label="view.label" .secret="view.secret" />`;

const page = `
  <portal-header :nav="view.hasNavigation" search />
  <portal-bell :placement="view.placement" @portal-unread="view.hearUnread" />
  <portal-search @portal-navigate="view.hearNavigate" />
  <portal-feedback trigger="none" :ref="view.keepDesk" />`;

async function show<View extends object>(root: HTMLElement, template: string, first: View) {
  const view = shallowReactive({ ...first });
  const app = createApp({ template, setup: () => ({ view }) });
  app.config.compilerOptions.isCustomElement = (tag) => tag.startsWith('portal-');
  app.mount(root);
  return {
    async update(next: View) {
      Object.assign(view, next);
      await nextTick();
    },
    end: async () => app.unmount(),
  };
}

export const vue: Framework = {
  name: 'Vue 3',
  lateTag: 'portal-late-vue',
  stage: (root, view: StageView) => show(root, stage, view),
  late: (root, view: LateView) => show(root, late, view),
  page: (root, view: PageView) => show(root, page, view),
};
