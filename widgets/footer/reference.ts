import { navigateDetail } from '#src/element/common-events.ts';
import { documentElement } from '#src/element/reference.ts';
import { footerDefinition } from './definition.ts';

export const footerReference = documentElement(footerDefinition, {
  summary: 'About links, support phone, filing and record numbers and copyright of the organisation.',
  events: {
    onNavigate: {
      detail: navigateDetail,
      summary: 'Before a link is followed; `detail.url`. Prevent it to go there your own way.',
    },
  },
  parts: { footer: 'All of it.', link: 'A link to a page about the organisation.' },
  chinese: {
    name: '页脚',
    summary: '机构简介链接、服务电话、备案号与版权信息。',
    parts: { footer: '整个页脚。', link: '一个机构简介链接。' },
  },
});
