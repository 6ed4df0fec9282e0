import { beforeAll, beforeEach, describe } from 'vitest';
import { page } from 'vitest/browser';
import { testReading } from './reading.ts';
import { testSending } from './sending.ts';
import { dialogReads } from './dialog-reads.ts';
import { dialogSends } from './dialog-sends.ts';
import { focusWindow } from './focus-window.ts';

beforeAll(focusWindow);

beforeEach(async () => {
  sessionStorage.clear();
  await page.viewport(1440, 900);
});

// Pages of the portal are no elements.
describe('a dialog that reads', () => testReading(dialogReads, 'React'));

describe('a dialog that sends', () => testSending(dialogSends, 'React'));
