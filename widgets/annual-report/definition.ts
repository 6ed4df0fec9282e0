import type { ElementDefinition } from '#src/element/definition.ts';

export const annualReportDefinition = {
  tag: 'portal-annual-report',
  methods: ['open', 'close'],
} as const satisfies ElementDefinition;
