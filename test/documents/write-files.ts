import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Application, Files } from './application-of.ts';

const frames = fileURLToPath(new URL('applications', import.meta.url));

/** `stories/docs/en/Start.mdx` → `stories-docs-en-Start-mdx`, the folder of a document's applications. */
export const folderOf = (document: string) => document.replaceAll(/[^\w]+/g, '-');

/** Writes files into an empty folder. */
export function writeFiles(folder: string, files: Files): void {
  rmSync(folder, { recursive: true, force: true });
  addFiles(folder, files);
}

/** Makes a fresh application: the frame that a starter would give, and a document's files in it. */
export function writeApplication(folder: string, application: Application, files: Files): void {
  rmSync(folder, { recursive: true, force: true });
  for (const frame of application === 'next' ? ['next'] : ['vite', application])
    cpSync(`${frames}/${frame}`, folder, { recursive: true });
  addFiles(folder, files);
}

function addFiles(folder: string, files: Files): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(`${folder}/${path}`), { recursive: true });
    writeFileSync(`${folder}/${path}`, text);
  }
}
