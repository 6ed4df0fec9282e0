import { html, render, type TemplateResult } from 'lit';
import { ref } from 'lit/directives/ref.js';
import { repeat } from 'lit/directives/repeat.js';
import type { Framework, LateView, PageView, StageView } from './stage.ts';

/** Lit's syntax: `name` is an attribute, `?name` a boolean attribute, `.name` a property, `@name` a listener. */
const stage = (view: StageView) => html`
  ${
    view.isShown
      ? html`<portal-probe
          label=${view.label}
          size=${view.size}
          ?open=${view.isOpen}
          .userId=${view.userId}
          .secret=${view.secret}
          .items=${view.items}
          .pageData=${view.pageData}
          @portal-closed=${view.hear}
          @portal-size-change=${view.hear}
          @portal-sizeChange=${view.hear}
          @portal-TextChange=${view.hear}
          @portal-END=${view.hear}
          >${view.child}</portal-probe
        >`
      : null
  }
  <ul>
    ${repeat(
      view.keys,
      (key) => key,
      (key) => html`<li><portal-probe label=${key}></portal-probe></li>`,
    )}
  </ul>
`;

const late = ({ label, secret }: LateView) =>
  html`<portal-late-lit label=${label} .secret=${secret}></portal-late-lit>`;

const page = (view: PageView) => html`
  <portal-header ?nav=${view.hasNavigation} search></portal-header>
  <portal-bell placement=${view.placement} @portal-unread=${view.hearUnread}></portal-bell>
  <portal-search @portal-navigate=${view.hearNavigate}></portal-search>
  <portal-feedback
    trigger="none"
    ${ref((desk) => view.keepDesk((desk as HTMLElement) ?? null))}
  ></portal-feedback>
`;

async function show<View>(root: HTMLElement, template: (view: View) => TemplateResult, view: View) {
  const update = async (next: View) => void render(template(next), root);
  await update(view);
  return { update, end: async () => void render(null, root) };
}

export const lit: Framework = {
  name: 'Lit 3',
  lateTag: 'portal-late-lit',
  stage: (root, view) => show(root, stage, view),
  late: (root, view) => show(root, late, view),
  page: (root, view) => show(root, page, view),
};
