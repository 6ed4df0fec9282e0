// @vitest-environment node
import { utimesSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { settingsFrom } from '#host/server/settings.ts';
import { folderWith, put } from './folders.ts';

describe('the run-time settings', () => {
  it('are none without a file, or those of whoever starts the server', () => {
    expect(settingsFrom()()).toEqual({});
    expect(settingsFrom(undefined, { org: 'demo' })()).toEqual({ org: 'demo' });
    expect(settingsFrom('', { org: 'demo' })()).toEqual({ org: 'demo' });
  });

  it('are read once while their file stays the same', () => {
    const folder = folderWith({ 'settings.json': '{"org":"first"}' });
    const read = settingsFrom(`${folder}/settings.json`);
    expect(read()).toBe(read());
  });

  it('stay as they were while the file is broken', () => {
    const complaint = vi.spyOn(console, 'error').mockReturnValue();
    const folder = folderWith({ 'settings.json': '{"org":"first"}' });
    const read = settingsFrom(`${folder}/settings.json`);
    put(folder, 'settings.json', '{"org":');
    utimesSync(`${folder}/settings.json`, new Date(), new Date(Date.now() + 5000));
    expect(read()).toEqual({ org: 'first' });
    expect(complaint.mock.calls).toEqual([
      [expect.stringMatching(/settings\.json: .*; the former settings stay in force$/)],
    ]);
    complaint.mockRestore();
  });

  it.each([
    ['a wrong value', '{"locale":"fr"}', /settings\.json: portal configuration: locale/],
    ['a file that is not there', undefined, /settings\.json: ENOENT/],
    ['no JSON', 'org = demo', /settings\.json: .*JSON/],
  ])('refuse %s at the start, with its place', (_, content, message) => {
    const folder = folderWith(content === undefined ? {} : { 'settings.json': content });
    expect(() => settingsFrom(`${folder}/settings.json`)).toThrow(
      expect.objectContaining({ message: expect.stringMatching(message), cause: expect.any(Error) }),
    );
  });
});
