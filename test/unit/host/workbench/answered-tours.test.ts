import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

// Imports the module again, as after a reload.
async function afterReload() {
  vi.resetModules();
  return import('#host/app/pages/workbench/tour/answered-tours.ts');
}

it('remembers the answer of each user, also after a reload', async () => {
  const { wasTourAnswered, markTourAnswered } = await afterReload();
  expect(wasTourAnswered('u-1')).toBe(false);
  markTourAnswered('u-1');
  markTourAnswered('u-1');
  expect(localStorage.getItem('portal.tour')).toBe('["u-1"]');
  const reloaded = await afterReload();
  expect(reloaded.wasTourAnswered('u-1')).toBe(true);
  expect(reloaded.wasTourAnswered('u-2')).toBe(false);
});

it('asks again once the answers are gone from the browser', async () => {
  const { wasTourAnswered, markTourAnswered } = await afterReload();
  markTourAnswered('u-1');
  localStorage.clear();
  expect(wasTourAnswered('u-1')).toBe(false);
});

it.each(['broken', '{"u-1":true}', '[1]'])('drops what is stored wrongly: %s', async (stored) => {
  localStorage.setItem('portal.tour', stored);
  const { wasTourAnswered } = await afterReload();
  expect(wasTourAnswered('u-1')).toBe(false);
  expect(localStorage.getItem('portal.tour')).toBeNull();
});

it('remembers it for the page where the browser keeps nothing', async () => {
  vi.stubGlobal('localStorage', undefined);
  const { wasTourAnswered, markTourAnswered } = await afterReload();
  markTourAnswered('u-1');
  expect(wasTourAnswered('u-1')).toBe(true);
  expect(wasTourAnswered('u-2')).toBe(false);
});
