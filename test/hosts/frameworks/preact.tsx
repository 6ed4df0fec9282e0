/** @jsxImportSource preact */
import { createElement, render, type ComponentType, type HTMLAttributes } from 'preact';
import { eventNames, type Framework, type LateView, type PageView, type StageView } from './stage.ts';

type AnyTag = HTMLAttributes<HTMLElement> & Record<string, unknown>;

declare module 'preact' {
  // oxlint-disable-next-line typescript/no-namespace -- the place where Preact keeps the types of tags
  namespace JSX {
    interface IntrinsicElements {
      'portal-probe': AnyTag;
      'portal-late-preact': AnyTag;
      'portal-header': AnyTag;
      'portal-bell': AnyTag;
      'portal-search': AnyTag;
      'portal-feedback': AnyTag;
    }
  }
}

/** Preact sets a property if the element has one, otherwise an attribute; `on` + name is a listener. */
function Stage({ isShown, child, hear, keys, isOpen, ...view }: StageView) {
  const { label, size, userId, secret, items, pageData } = view;
  const listeners = Object.fromEntries(Object.values(eventNames).map((name) => [`on${name}`, hear]));
  return (
    <>
      {isShown ? (
        <portal-probe
          label={label}
          size={size}
          open={isOpen}
          userId={userId}
          secret={secret}
          items={items}
          pageData={pageData}
          {...listeners}
        >
          {child}
        </portal-probe>
      ) : null}
      <ul>
        {keys.map((key) => (
          <li key={key}>
            <portal-probe label={key} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** Before the definition Preact cannot detect the element's properties, so a ref sets the object. */
function Late({ label, secret }: LateView) {
  return (
    <portal-late-preact
      label={label}
      ref={(late: HTMLElement | null) => void (late && Object.assign(late, { secret }))}
    />
  );
}

function Page({ hasNavigation, placement, hearUnread, hearNavigate, keepDesk }: PageView) {
  return (
    <>
      <portal-header nav={hasNavigation} search />
      <portal-bell placement={placement} onportal-unread={hearUnread} />
      <portal-search onportal-navigate={hearNavigate} />
      <portal-feedback trigger="none" ref={keepDesk} />
    </>
  );
}

async function show<View extends object>(root: HTMLElement, View: ComponentType<View>, view: View) {
  const update = async (next: View) => render(createElement(View, next), root);
  await update(view);
  return { update, end: async () => render(null, root) };
}

export const preact: Framework = {
  name: 'Preact 11',
  lateTag: 'portal-late-preact',
  stage: (root, view) => show(root, Stage, view),
  late: (root, view) => show(root, Late, view),
  page: (root, view) => show(root, Page, view),
};
