import type { ComponentType } from 'react';
import type { SceneOptions } from '../../scene.ts';
import { openPage } from '../host/page-scene.tsx';
import { show, type Form, type ShowOptions } from '../widget.tsx';

/** Opens a page of the portal at its address. */
export const page =
  (Page: Parameters<typeof openPage>[0], address: string, given: SceneOptions = {}) =>
  (_: Form, options: ShowOptions) =>
    openPage(Page, address, { as: 'teacher', ...options, ...given });

/** Opens a part of a page that is no element. */
export const part =
  // oxlint-disable-next-line typescript/no-explicit-any -- each component has props of its own
  (component: ComponentType<any>, props: Record<string, unknown>, given: SceneOptions = {}) =>
    (_: Form, options: ShowOptions) =>
      show(
        'React',
        { row: { tag: 'portal-none' }, component },
        { as: 'teacher', ...options, ...given, props },
      );
