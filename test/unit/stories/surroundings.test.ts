// @vitest-environment node
import { afterEach, describe, expect, it, vi } from 'vitest';
import { wallNow } from '#src/rules/wall-clock.ts';
import { setClock, type Clock } from '#stories/clock.ts';
import { inOrganisation } from '#stories/in-organisation.ts';
import { overNetwork, type Network } from '#stories/network.ts';
import type { SceneOptions } from '../../scene.ts';

const answer = async () => new Response('answered');

describe('the network of a story', () => {
  afterEach(() => vi.useRealTimers());

  it.each<[Network, number, string]>([
    ['normal', 200, 'answered'],
    ['failing', 500, ''],
  ])('that is %s answers %i', async (network, status, body) => {
    const response = await overNetwork(network, answer)('/api');
    expect([response.status, await response.text()]).toEqual([status, body]);
  });

  it('that is offline fails as fetch does', async () => {
    await expect(overNetwork('offline', answer)('/api')).rejects.toThrow(TypeError);
  });

  it('that is slow answers after some seconds', async () => {
    vi.useFakeTimers();
    let isAnswered = false;
    const response = overNetwork('slow', answer)('/api').finally(() => (isAnswered = true));
    await vi.advanceTimersByTimeAsync(3000);
    expect(isAnswered).toBe(false);
    await vi.advanceTimersByTimeAsync(3000);
    expect((await response).status).toBe(200);
  });
});

describe('the clock of a story', () => {
  const TrueDate = Date;
  afterEach(() => setClock('now'));

  it.each<[Clock, string]>([
    ['morning', '08:30:0'],
    ['midnight', '23:59:5'],
  ])('at %s begins today at %s…', (clock, begin) => {
    setClock(clock);
    const moment = new TrueDate(wallNow());
    expect(moment.toTimeString()).toMatch(new RegExp(`^${begin}`));
    expect(moment.toDateString()).toBe(new TrueDate().toDateString());
    expect(new Date().toTimeString()).toMatch(new RegExp(`^${begin}`));
  });

  it('reads a given moment as ever', () => {
    setClock('midnight');
    expect(new Date('2026-11-20T08:00:00Z').toISOString()).toBe('2026-11-20T08:00:00.000Z');
    expect(new Date(2026, 10, 20).getDate()).toBe(20);
  });

  it('goes right again', () => {
    setClock('midnight');
    setClock('now');
    expect(Date).toBe(TrueDate);
  });
});

describe('the organisation of a story', () => {
  it.each<[string, SceneOptions, SceneOptions]>([
    ['', { as: 'teacher' }, { as: 'teacher' }],
    ['demo', { as: 'admin' }, { as: 'admin' }],
    ['closed', { as: 'admin' }, { as: 'learner', settings: { org: 'closed' } }],
    [
      'collect',
      { as: 'teacher', settings: { locale: 'en' } },
      { as: 'newcomer', settings: { locale: 'en', org: 'collect' } },
    ],
    ['collect', { as: 'guest' }, { as: 'guest', settings: { org: 'collect' } }],
    ['demo', { settings: { org: 'closed' } }, { as: 'visitor', settings: { org: 'demo' } }],
  ])('“%s” makes of %j: %j', (org, options, expected) => {
    expect(inOrganisation(org, options)).toEqual(expected);
  });
});
