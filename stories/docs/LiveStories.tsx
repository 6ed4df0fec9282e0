import { useContext, useId, useState } from 'react';
import { DocsContext } from '@storybook/addon-docs/blocks';
import { useTexts } from '#src/texts/useTexts.ts';
import { useDocsLocale } from './docs-locale.ts';
import { DocsThemeContext } from './docs-theme.ts';
import { docsTexts } from './texts.ts';

/**
 * A widget's stories, one at a time. A frame of its own keeps their sessions apart, and gives dialogs and floating
 * buttons a window.
 */
export function LiveStories({ name }: { name: string }) {
  const words = useTexts(docsTexts);
  const locale = useDocsLocale();
  const theme = useContext(DocsThemeContext);
  const stories = useContext(DocsContext).componentStories();
  const [chosen, setChosen] = useState(stories[0]?.id);
  const field = useId();
  const src = `./iframe.html?id=${chosen}&viewMode=story&globals=locale:${locale};theme:${theme}`;
  return (
    <div className="docs-live">
      <p>
        <label htmlFor={field}>{words.state}</label>
        <select id={field} value={chosen} onChange={(event) => setChosen(event.currentTarget.value)}>
          {stories.map((story) => (
            <option key={story.id} value={story.id}>
              {story.name}
            </option>
          ))}
        </select>
        <a href={src} target="_blank" rel="noreferrer">
          {words.openAlone}
        </a>
      </p>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- it holds our own stories, which need their storage */}
      <iframe title={name} src={src} loading="lazy" />
    </div>
  );
}
