import '../eventually.ts';
import { cleanup } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach } from 'vitest';
import { leaveNothing } from '../leave-nothing.ts';

// In CI the same inputs each time, so that a failure belongs to the change; elsewhere new ones are looked for.
if (process.env.CI) fc.configureGlobal({ seed: 20_261_123 });

afterEach(cleanup);
leaveNothing();
