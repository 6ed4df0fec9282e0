import { beforeAll, beforeEach, describe } from 'vitest';
import { page } from 'vitest/browser';
import { forms } from '../widget.tsx';
import { focusWindow } from './focus-window.ts';
import { testReading } from './reading.ts';
import { testSending } from './sending.ts';
import { widgetReads } from './widget-reads.ts';
import { widgetSends } from './widget-sends.ts';

beforeAll(focusWindow);

beforeEach(async () => {
  sessionStorage.clear();
  await page.viewport(1280, 900);
});

describe.each(forms)('a widget that reads, as %s', (form) => testReading(widgetReads, form));

describe.each(forms)('a widget that sends, as %s', (form) => testSending(widgetSends, form));
