import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { aboutContent } from '#src/api/about.ts';
import { readConfig } from '#src/config-check.ts';
import type { AppPlatform } from '#src/config.ts';
import { createSandbox } from '#host/sandbox/index.ts';
import { inUseFirst, platformOf } from '#host/app/pages/about/app-platform.ts';
import { mailUrl, mapUrl } from '#host/app/pages/about/contact-links.ts';
import { telephoneUrl } from '#src/rules/telephone-url.ts';
import { questionUrl, readQuestionAddress } from '#host/app/pages/about/question-address.ts';
import { topics } from '#host/app/pages/about/topics.ts';

const sandbox = createSandbox();
const base = 'https://portal.example/about/contact';

async function dataOf(path: string): Promise<Record<string, unknown>> {
  const response = await sandbox.fetch(new Request(`http://sandbox${path}`));
  return ((await response.json()) as { data: Record<string, unknown> }).data;
}

describe('the links of a contact', () => {
  it.each([
    ['400-668-2026', 'tel:4006682026'],
    ['+86 27-5551 0118', 'tel:+862755510118'],
  ])('%s is called by %s', (number, url) => {
    expect(telephoneUrl(number)).toBe(url);
  });

  it.each([
    ['hr@donghu.example', 'mailto:hr@donghu.example'],
    ['a@b.example?bcc=all@b.example', ''],
    ['a@b.example,c@b.example', ''],
    ['nobody', ''],
    ['', ''],
  ])('a mail to %j goes to %j', (address, url) => {
    expect(mailUrl(address)).toBe(url);
  });

  const place = {
    name: '总部',
    address: '珞南路218号',
    mapUrl: 'geo:30.5,114.3',
    latitude: 30.5,
    longitude: 114.3,
  };
  it.each([
    ['the data’s, without a template', place, '', 'geo:30.5,114.3'],
    [
      'the template’s, filled and encoded',
      place,
      'https://map.example/?at={longitude},{latitude}&n={name}',
      'https://map.example/?at=114.3,30.5&n=%E6%80%BB%E9%83%A8',
    ],
    [
      'the data’s, where the place lacks what the template names',
      { ...place, latitude: null },
      'https://map.example/?at={latitude}',
      'geo:30.5,114.3',
    ],
    ['the data’s, where the template is no web address', place, 'javascript:alert({name})', 'geo:30.5,114.3'],
    ['one of the web', { ...place, mapUrl: 'https://map.example/9' }, '', 'https://map.example/9'],
    ['none, where the data’s is a script', { ...place, mapUrl: 'javascript:alert(1)' }, '', ''],
    ['none, where the data’s is no place', { ...place, mapUrl: 'geo:0,0?q=<script>' }, '', ''],
    ['none, where there is none', { ...place, mapUrl: '' }, '', ''],
  ])('a map: %s', (_, given, template, url) => {
    expect(mapUrl(given, template, base)).toBe(url);
  });
});

describe('the platform in use', () => {
  it.each<[string, number, AppPlatform | undefined]>([
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)', 5, 'ios'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 0, 'mac'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 5, 'ios'],
    ['Mozilla/5.0 (Linux; Android 15; Pixel 9)', 5, 'android'],
    ['Mozilla/5.0 (Linux; Android 12; HarmonyOS; ALN-AL00)', 5, 'harmony'],
    ['Mozilla/5.0 (Phone; OpenHarmony 5.0)', 5, 'harmony'],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 0, 'windows'],
    ['Mozilla/5.0 (X11; Linux x86_64)', 0, undefined],
  ])('of %s with %i touch points is %s', (agent, touchPoints, platform) => {
    expect(platformOf(agent, touchPoints)).toBe(platform);
  });

  it('comes first, the others in their order', () => {
    const apps = (['ios', 'android', 'harmony', 'windows'] as const).map((platform) => ({
      platform,
      url: '/',
    }));
    const order = (platform?: AppPlatform) => inUseFirst(apps, platform).map((app) => app.platform);
    expect(order('harmony')).toEqual(['harmony', 'ios', 'android', 'windows']);
    expect(order('mac')).toEqual(['ios', 'android', 'harmony', 'windows']);
    expect(order()).toEqual(['ios', 'android', 'harmony', 'windows']);
  });
});

describe('the address of the questions', () => {
  it.each([
    ['', { id: '', search: '', page: 1 }, ''],
    ['id=q-6', { id: 'q-6', search: '', page: 1 }, '?id=q-6'],
    ['page=3&q=%20学时%20', { id: '', search: '学时', page: 3 }, '?q=%E5%AD%A6%E6%97%B6&page=3'],
    ['page=-1', { id: '', search: '', page: 1 }, ''],
    ['page=1.5', { id: '', search: '', page: 1 }, ''],
    ['page=many', { id: '', search: '', page: 1 }, ''],
  ])('%j is read, and written as usual', (query, address, written) => {
    expect(readQuestionAddress(new URLSearchParams(query))).toEqual(address);
    expect(questionUrl('/projectHelp', address)).toBe(`/projectHelp${written}`);
  });

  it.each(topics.filter(({ word }) => word))('the topic $word has questions', async ({ word }) => {
    const data = await dataOf(`/api/orgUser/hotQuestion/page?title=${encodeURIComponent(word)}`);
    expect(data.total).toBeGreaterThan(0);
  });
});

describe('what an organisation says about itself', () => {
  const characters = (html: string) => html.replace(/<[^>]*>|\s/g, '').length;

  it.each(['demo', 'closed', 'collect'])('is written for %s', async (orgCode) => {
    const { about } = await dataOf(`/api/orgUser/org/getConfigByCode?orgCode=${orgCode}`);
    const { us, talents, contact } = v.parse(aboutContent, about);
    expect(characters(us)).toBeGreaterThanOrEqual(300);
    expect(characters(talents.map(({ text, apply }) => text + apply).join(''))).toBeGreaterThanOrEqual(200);
    expect(contact?.addresses.length).toBeGreaterThan(1);
    expect(contact?.hours.length).toBeGreaterThan(1);
    for (const place of contact?.addresses ?? []) expect(mapUrl(place, '', base)).toMatch(/^geo:/);
    for (const { address } of contact?.emails ?? []) expect(mailUrl(address)).not.toBe('');
  });
});

describe('the settings', () => {
  const complaint = (settings: unknown) => {
    try {
      readConfig(settings);
    } catch (error) {
      return error instanceof Error ? error.message : '';
    }
    return '';
  };

  it.each([
    [
      'apps with and without a version',
      { apps: [{ platform: 'ios', url: 'https://a.example', version: '3' }] },
      '',
    ],
    ['an app without an address', { apps: [{ platform: 'ios' }] }, 'portal configuration: apps.0.url: '],
    [
      'an unknown platform',
      { apps: [{ platform: 'vax', url: '/' }] },
      'portal configuration: apps.0.platform: ios | android | harmony | windows | mac',
    ],
    ['about pages that are no object', { about: '<p>Hi</p>' }, 'portal configuration: about: object'],
    ['a map', { links: { map: 'https://map.example/?q={address}' } }, ''],
  ])('%s', (_, settings, message) => {
    expect(complaint(settings).startsWith(message)).toBe(true);
    expect(complaint(settings) === '').toBe(message === '');
  });
});
