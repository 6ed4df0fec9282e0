/** Installs the frameworks and libraries of these tests where they are missing or others than the lock file names. */
import { fileURLToPath } from 'node:url';
import { installOwnPackage } from '../ownPackage.ts';

const folder = fileURLToPath(new URL('.', import.meta.url));

if (!installOwnPackage(folder, 'the frameworks and libraries of test/hosts')) process.exitCode = 1;
