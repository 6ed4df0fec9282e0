import { expect, it, vi } from 'vitest';
import { createPortal } from '#src/configure-portal.ts';
import type { Portal } from '#src/portal.ts';
import { perPortal } from '#src/session/per-portal.ts';

it('creates a value once per portal, when it is first needed', () => {
  const create = vi.fn(() => ({}));
  const valueOf = perPortal(create);
  const [one, other] = [createPortal({}), createPortal({})];
  expect(create).not.toHaveBeenCalled();
  expect(valueOf(one)).toBe(valueOf(one));
  expect(valueOf(other)).not.toBe(valueOf(one));
  expect(create).toHaveBeenCalledTimes(2);
  for (const portal of [one, other]) portal.close();
});

it('keeps the value when the page configures its portal again, with the same session', () => {
  const valueOf = perPortal(() => ({}));
  const portal = createPortal({});
  const inEnglish: Portal = { ...portal, language: { locale: 'en', overrides: {} } };
  expect(valueOf(inEnglish)).toBe(valueOf(portal));
  portal.close();
});

it('keeps also a value of nothing', () => {
  const create = vi.fn(() => undefined);
  const valueOf = perPortal(create);
  const portal = createPortal({});
  valueOf(portal);
  valueOf(portal);
  expect(create).toHaveBeenCalledTimes(1);
  portal.close();
});
