export const footerTexts = {
  links: 'About this site',
  us: 'About us',
  talents: 'Careers',
  contact: 'Contact',
  faq: 'FAQ',
  phone: 'Support hotline',
  copyright: '© {year} {name}. All rights reserved.',
  portal: 'Teacher training portal',
};
