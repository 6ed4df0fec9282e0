import type { Attributes } from './snippet.ts';

export interface Example {
  /** Its place in the page: in a line, in a column, from edge to edge, or beside the page. */
  kind: 'inline' | 'wide' | 'bar' | 'edge';
  attributes: Attributes;
}

const examples: Readonly<Record<string, Partial<Example>>> = {
  'portal-header': { kind: 'bar', attributes: { nav: '', search: '' } },
  'portal-bell': { kind: 'inline', attributes: { placement: 'bottom-start' } },
  'portal-messages': { attributes: { size: '5' } },
  'portal-comments': { attributes: { 'subject-type': 'course', 'subject-id': '5003' } },
  'portal-feedback': { kind: 'edge' },
  'portal-avatar': { kind: 'inline', attributes: { size: '72' } },
  'portal-collect-prompt': { kind: 'edge' },
  'portal-annual-report': { kind: 'edge' },
  'portal-side-tools': { kind: 'edge' },
  'portal-footer': { kind: 'bar' },
};

/** How a tag is shown first. */
export function exampleOf(tag: string): Example {
  return { kind: 'wide', attributes: {}, ...examples[tag] };
}
