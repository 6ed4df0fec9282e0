import { expect, test } from 'vitest';
import settings from '#package.json';
import { PORTAL_VERSION } from '#src/config.ts';

test('feedback states the version of the package', () => expect(PORTAL_VERSION).toBe(settings.version));
