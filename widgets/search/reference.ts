import { navigateDetail } from '#src/element/common-events.ts';
import { documentElement } from '#src/element/reference.ts';
import { searchDefinition } from './definition.ts';

export const searchReference = documentElement(searchDefinition, {
  summary: 'The search of the portal: a field on a wide window, an icon that opens it on a narrow one.',
  events: {
    onNavigate: {
      detail: navigateDetail,
      summary:
        'Before the results open; `detail.url`, `detail.target`. Prevent it to show them your own way.',
    },
  },
  parts: { search: 'The form.' },
  chinese: {
    name: '站内搜索',
    summary: '搜索门户内容：宽屏为输入框，窄屏为图标，点击后展开。',
    parts: { search: '整个表单。' },
  },
});
