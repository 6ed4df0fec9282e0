import { spawn, type ChildProcess } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, onTestFinished } from 'vitest';
import { buildServer } from '#host/server/production/build-server.ts';

interface Started {
  child: ChildProcess;
  /** Everything that it has written so far. */
  out: { stdout: string; stderr: string };
  ended: Promise<number | null>;
}

export interface Running extends Started {
  address: string;
  metrics: string;
}

/** Puts the build into a folder of its own for the tests of a file: neither sources nor packages lie beside or above it. */
export function builtServer() {
  let place: string;
  beforeAll(async () => {
    place = await mkdtemp(join(tmpdir(), 'portal-production-'));
    const { portal, cdn } = inject('folders');
    await cp(portal, join(place, 'dist/portal'), { recursive: true });
    await cp(cdn, join(place, 'dist/cdn'), { recursive: true });
    await buildServer(join(place, 'dist/server'));
  });
  afterAll(() => rm(place, { recursive: true, force: true }));

  /** Starts `node dist/server/main.js` with these variables and the one that finds Node, and no others. */
  function start(environment: Record<string, string>): Started {
    const child = spawn(process.execPath, ['dist/server/main.js'], {
      cwd: place,
      env: { PATH: process.env.PATH, PORT: '0', ...environment },
    });
    const out = { stdout: '', stderr: '' };
    child.stdout.on('data', (piece: Buffer) => (out.stdout += piece.toString()));
    child.stderr.on('data', (piece: Buffer) => (out.stderr += piece.toString()));
    const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
    onTestFinished(async () => {
      child.kill('SIGKILL');
      await ended;
    });
    return { child, out, ended };
  }

  /** Starts it, and waits until it says where it is. */
  async function serving(environment: Record<string, string>): Promise<Running> {
    const running = start({ PORTAL_LOG: 'json', PORTAL_METRICS_PORT: '0', ...environment });
    const found = (pattern: RegExp) => pattern.exec(running.out.stderr)?.[1] ?? '';
    await expect.poll(() => found(/up: {2}(\S+)/)).not.toBe('');
    return { ...running, address: found(/up: {2}(\S+)/), metrics: found(/Metrics: {2}(\S+)/) };
  }

  return { place: () => place, start, serving };
}
