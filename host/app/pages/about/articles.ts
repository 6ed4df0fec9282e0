import type { SafeUrl } from '#src/rules/safe-url.ts';
import type { ComponentType } from 'react';
import type { PageName } from '../../routing/page-titles.ts';
import { pagePaths } from '#src/page-paths.ts';
import { ContactDetails } from './ContactDetails.tsx';
import { Faq } from './Questions.tsx';
import { Talents } from './Talents.tsx';
import type { aboutTexts } from './texts.ts';
import { Us } from './Us.tsx';

export interface Article {
  page: PageName;
  path: SafeUrl;
  /** The key of the sentence below the title, which search engines see too. */
  lead: keyof (typeof aboutTexts)['zh-CN'];
  Body: ComponentType;
  /** The body knows better than the row what the document's head says. */
  describesItself?: true;
}

/** The about pages, in the order of their navigation. */
export const articles: readonly Article[] = [
  { page: 'aboutUs', path: pagePaths.aboutUs, lead: 'usLead', Body: Us },
  { page: 'aboutTalents', path: pagePaths.aboutTalents, lead: 'talentsLead', Body: Talents },
  { page: 'aboutContact', path: pagePaths.aboutContact, lead: 'contactLead', Body: ContactDetails },
  { page: 'aboutFaq', path: pagePaths.aboutFaq, lead: 'faqLead', Body: Faq, describesItself: true },
];
