import { useContext } from 'react';
import { useTexts } from '#src/texts/useTexts.ts';
import { useDocsLocale } from './docs-locale.ts';
import { DocsThemeContext } from './docs-theme.ts';
import { docsTexts } from './texts.ts';

interface LiveStoryProps {
  /** As Storybook names it, e.g. `ui-button--variants`. */
  id: string;
}

/** A single story on a page of ours, in a frame of its own, in the toolbar's theme and the page's language. */
export function LiveStory({ id }: LiveStoryProps) {
  const words = useTexts(docsTexts);
  const locale = useDocsLocale();
  const theme = useContext(DocsThemeContext);
  const src = `./iframe.html?id=${id}&viewMode=story&globals=locale:${locale};theme:${theme}`;
  return (
    <div className="docs-live" data-single="">
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- it holds our own stories, which need their storage */}
      <iframe title={`${words.states}: ${id}`} src={src} loading="lazy" />
    </div>
  );
}
