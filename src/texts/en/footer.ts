import type { footerTexts } from '../footer.ts';
import type { Translation } from '../texts.ts';

export const footer: Translation<typeof footerTexts> = {
  links: 'About this site',
  us: 'About us',
  talents: 'Careers',
  contact: 'Contact',
  faq: 'FAQ',
  phone: 'Support hotline',
  copyright: '© {year} {name}. All rights reserved.',
  portal: 'Teacher training portal',
};
