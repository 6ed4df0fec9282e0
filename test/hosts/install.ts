/** Installs the frameworks and libraries of these tests if they are missing or differ from the lock file. */
import { fileURLToPath } from 'node:url';
import { installOwnPackage } from '../install-dependencies.ts';

const folder = fileURLToPath(new URL('.', import.meta.url));

if (!installOwnPackage(folder, 'the frameworks and libraries of test/hosts')) process.exitCode = 1;
