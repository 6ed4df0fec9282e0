import { useContext } from 'react';
import { useLoginUrl } from '#src/data/login/useLoginLink.ts';
import { useLogoutQuestion } from '#src/data/login/useLogoutQuestion.tsx';
import { useLoginStatus, useSession } from '#src/data/portal-context.ts';
import { useSettings } from '#src/data/useSettings.ts';
import { languageNames, LanguageSwitchContext } from '#src/texts/language-switch.ts';
import { fill } from '#src/texts/texts.ts';
import { LanguageContext, useTexts } from '#src/texts/useTexts.ts';
import type { Confirm } from '#src/ui/dialogs/useConfirm.tsx';
import { pageTexts } from '../../routing/page-titles.ts';
import type { PageRoute } from '../../routing/routes.ts';
import { useNavigateHandler } from '../useNavigateHandler.ts';
import type { OpenFeedback } from '../useFeedback.ts';
import type { Choice, ChoiceGroup } from './choices.ts';
import { openPages } from './palette-pages.ts';
import { pathOfPage, readRecentPages, urlOfPage } from './recent-pages.ts';
import { paletteTexts } from './texts.ts';
import { useAuthorStatus } from './useAuthorStatus.ts';
import { useRecentOwner } from './useRecentOwner.ts';

interface Surroundings {
  /** Of the current page, which needs no way to itself. */
  address: string;
  confirm: Confirm;
  onFeedback: OpenFeedback;
}

/** Everything that the palette offers before a text is typed, and how far the pages for authors have come. */
export function useChoiceGroups(surroundings: Surroundings) {
  const titles = useTexts(pageTexts);
  const { features } = useSettings();
  const isLoggedIn = useLoginStatus() === 'loggedIn';
  const owesPassword = useSession((session) => session.userInfo?.needPwd === true);
  const author = useAuthorStatus();
  const { pages, authoring } = openPages({ isLoggedIn, owesPassword, features });
  const authorStatus = authoring.length > 0 ? author.status : 'reader';
  const choiceOf = ({ name, path }: PageRoute): Choice => ({ id: name, label: titles[name], href: path });
  const groups: ChoiceGroup[] = [
    { name: 'recent', choices: useRecentChoices(surroundings.address) },
    { name: 'actions', choices: useActionChoices(surroundings) },
    { name: 'pages', choices: pages.map(choiceOf) },
    { name: 'authoring', choices: authorStatus === 'author' ? authoring.map(choiceOf) : [] },
  ];
  return { groups, authorStatus, retry: author.retry };
}

function useRecentChoices(address: string): Choice[] {
  const titles: Readonly<Record<string, string>> = useTexts(pageTexts);
  const owner = useRecentOwner();
  if (!owner) return [];
  return readRecentPages(owner).flatMap(({ path, name, title }) => {
    const label = title || titles[name];
    return label && path !== pathOfPage(address)
      ? [{ id: `recent-${path}`, label, href: urlOfPage(path) }]
      : [];
  });
}

function useActionChoices({ confirm, onFeedback }: Surroundings): Choice[] {
  const words = useTexts(paletteTexts);
  const isLoggedIn = useLoginStatus() === 'loggedIn';
  const languages = useContext(LanguageSwitchContext);
  const { locale: current } = useContext(LanguageContext);
  const askToLeave = useLogoutQuestion(confirm, useNavigateHandler());
  const loginUrl = useLoginUrl();
  return [
    { id: 'feedback', label: words.feedback, run: () => onFeedback('submit') },
    ...(isLoggedIn ? [{ id: 'own-feedback', label: words.ownFeedback, run: () => onFeedback('mine') }] : []),
    ...languageNames
      .filter(([locale]) => languages && locale !== current)
      .map(([locale, name]) => ({
        id: `language-${locale}`,
        label: fill(words.language, { name }),
        run: () => languages?.choose(locale),
      })),
    isLoggedIn
      ? { id: 'logout', label: words.logOut, run: () => void askToLeave() }
      : { id: 'login', label: words.logIn, href: loginUrl },
  ];
}
