import { describe, expect, it } from 'vitest';
import { customElementsManifest } from '#host/package/manifest.ts';
import { documentElement } from '#src/element/reference.ts';
import { elementReferences } from '#widgets/references.ts';

const row = documentElement(
  {
    tag: 'portal-sample-card',
    attributes: {
      'card-size': { type: 'number', default: 57 },
      side: { type: 'string', values: ['start', 'end'], default: 'start' },
      open: { type: 'boolean' },
    },
    properties: ['items'],
    methods: ['refresh'],
    events: { onUnread: 'portal-unread' },
  },
  {
    summary: 'A card.',
    attributes: { 'card-size': 'In px.', side: 'Where it stands.', open: 'Whether it is open.' },
    properties: { items: 'What it shows.' },
    methods: {
      refresh: { summary: 'Loads anew.', parameters: [{ name: 'page', type: 'number', optional: true }] },
    },
    events: { onUnread: { summary: 'It counts.', detail: { count: 'number' } } },
  },
);

describe('the custom elements manifest', () => {
  const [module] = customElementsManifest([row]).modules;
  const declaration = module?.declarations[0];

  it('names the element and the module that defines it', () => {
    expect(module?.path).toBe('dist/lib/elements/sample-card.js');
    expect(module?.exports).toEqual([
      {
        kind: 'custom-element-definition',
        name: 'portal-sample-card',
        declaration: { name: 'PortalSampleCard', module: 'dist/lib/elements/sample-card.js' },
      },
    ]);
    expect(declaration).toMatchObject({ tagName: 'portal-sample-card', customElement: true });
  });

  it('tells attributes with type, default and property, also those that every element has', () => {
    expect(declaration?.attributes).toEqual([
      {
        name: 'card-size',
        fieldName: 'cardSize',
        description: 'In px.',
        type: { text: 'number' },
        default: '57',
      },
      {
        name: 'side',
        fieldName: 'side',
        description: 'Where it stands.',
        type: { text: "'start' | 'end'" },
        default: 'start',
      },
      { name: 'open', fieldName: 'open', description: 'Whether it is open.', type: { text: 'boolean' } },
      {
        name: 'locale',
        fieldName: 'locale',
        description: expect.stringContaining('language'),
        type: { text: "'zh-CN' | 'zh-Hant' | 'en'" },
      },
      {
        name: 'theme',
        fieldName: 'theme',
        description: expect.stringContaining('dark'),
        type: { text: "'auto' | 'light' | 'dark'" },
      },
    ]);
  });

  it('tells properties, methods and events, also those that every element raises', () => {
    expect(declaration?.members.map(({ name }) => name)).toEqual([
      'cardSize',
      'side',
      'open',
      'locale',
      'theme',
      'items',
      'refresh',
    ]);
    expect(declaration?.events.map(({ name, type }) => `${name} ${type.text}`)).toEqual([
      'portal-unread CustomEvent<{ count: number }>',
      'portal-error CustomEvent<{ name: string; message: string; code?: number | string }>',
      "portal-signed-out CustomEvent<{ why: 'chosen' | 'switch' | 'elsewhere' | 'closed' | 'expired' }>",
    ]);
  });

  it('has every tag once', () => {
    const tags = customElementsManifest(elementReferences).modules.map(({ exports }) => exports[0]?.name);
    expect(new Set(tags).size).toBe(tags.length);
    expect(tags).toContain('portal-bell');
    expect(tags).toContain('portal-feedback');
  });
});
