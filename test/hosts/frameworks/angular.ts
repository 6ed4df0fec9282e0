// Compiles the templates in the browser, since no CLI has compiled them.
import '@angular/compiler';
import {
  Component,
  createComponent,
  CUSTOM_ELEMENTS_SCHEMA,
  provideZonelessChangeDetection,
  signal,
  ViewChild,
  type ElementRef,
  type Type,
} from '@angular/core';
import { createApplication } from '@angular/platform-browser';
import type { Framework, LateView, PageView, StageView } from './stage.ts';

/** The schema accepts tags with a hyphen; `[name]` is a property, `[attr.name]` an attribute, `(name)` a listener. */
const schemas = [CUSTOM_ELEMENTS_SCHEMA];

class StageComponent {
  readonly view = signal<StageView | null>(null);
}
Component({
  selector: 'host-stage',
  schemas,
  template: `
    @if (view(); as view) {
      @if (view.isShown) {
        <portal-probe
          [attr.label]="view.label"
          [size]="view.size"
          [open]="view.isOpen"
          [userId]="view.userId"
          [secret]="view.secret"
          [items]="view.items"
          [pageData]="view.pageData"
          (portal-closed)="view.hear($event)"
          (portal-size-change)="view.hear($event)"
          (portal-sizeChange)="view.hear($event)"
          (portal-TextChange)="view.hear($event)"
          (portal-END)="view.hear($event)"
        >{{ view.child }}</portal-probe>
      }
      <ul>
        @for (key of view.keys; track key) {
          <li><portal-probe [attr.label]="key"></portal-probe></li>
        }
      </ul>
    }
  `,
})(StageComponent);

class LateComponent {
  readonly view = signal<LateView | null>(null);
}
Component({
  selector: 'host-late',
  schemas,
  template: `
    @if (view(); as view) {
      <portal-late-angular [attr.label]="view.label" [secret]="view.secret"></portal-late-angular>
    }
  `,
})(LateComponent);

class PageComponent {
  readonly view = signal<PageView | null>(null);
  desk: ElementRef<HTMLElement> | undefined;
}
ViewChild('desk')(PageComponent.prototype, 'desk');
Component({
  selector: 'host-page',
  schemas,
  template: `
    @if (view(); as view) {
      <portal-header [nav]="view.hasNavigation" search></portal-header>
      <portal-bell [attr.placement]="view.placement" (portal-unread)="view.hearUnread($event)"></portal-bell>
      <portal-search (portal-navigate)="view.hearNavigate($event)"></portal-search>
      <portal-feedback trigger="none" #desk></portal-feedback>
    }
  `,
})(PageComponent);

interface Viewing<View> {
  view: { set(view: View): void };
}

async function show<View, Host extends Viewing<View>>(root: HTMLElement, type: Type<Host>, first: View) {
  const app = await createApplication({ providers: [provideZonelessChangeDetection()] });
  const hostElement = root.appendChild(document.createElement('host-view'));
  const shown = createComponent(type, { environmentInjector: app.injector, hostElement });
  app.attachView(shown.hostView);
  const update = async (next: View) => {
    shown.instance.view.set(next);
    app.tick();
  };
  await update(first);
  return {
    instance: shown.instance,
    update,
    end: async () => {
      app.destroy();
      hostElement.remove();
    },
  };
}

export const angular: Framework = {
  name: 'Angular 20',
  lateTag: 'portal-late-angular',
  stage: (root, view) => show(root, StageComponent, view),
  late: (root, view) => show(root, LateComponent, view),
  async page(root, view) {
    const shown = await show(root, PageComponent, view);
    view.keepDesk(shown.instance.desk?.nativeElement ?? null);
    return shown;
  },
};
