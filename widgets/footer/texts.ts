import { defineTexts } from '#src/texts/texts.ts';
import * as en from './texts.en.ts';

export const footerTexts = defineTexts(
  'footer',
  {
    links: '关于本站',
    us: '关于我们',
    talents: '人才招聘',
    contact: '联系我们',
    faq: '常见问题',
    phone: '服务热线',
    copyright: '© {year} {name} 版权所有',
    portal: '教师研修平台',
  },
  en.footerTexts,
);
