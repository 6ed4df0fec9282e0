// @vitest-environment node
import { utimesSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sandboxSettings } from '#host/sandbox/index.ts';
import { folderWith, put } from './folders.ts';
import { serving } from './serving.ts';

describe('the run-time settings', () => {
  it('are those of the demo by default, and never stored', async () => {
    const { address } = await serving();
    const answer = await fetch(`${address}/portal.config.json`);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.json()).toEqual(sandboxSettings);
  });

  it('come from the operator’s file, and follow its changes', async () => {
    const folder = folderWith({ 'settings.json': '{"org":"first"}' });
    const file = `${folder}/settings.json`;
    const { address } = await serving({ config: file });
    const org = async () => (await (await fetch(`${address}/portal.config.json`)).json()).org;
    expect(await org()).toBe('first');
    put(folder, 'settings.json', '{"org":"second"}');
    utimesSync(file, new Date(), new Date(Date.now() + 5000));
    expect(await org()).toBe('second');
  });
});
