import { Anchor } from '#src/ui/navigation/Anchor.tsx';
import { Paperclip } from 'lucide-react';
import type { AuthoredFile } from '#src/api/authoring.ts';
import { useSettings } from '#src/data/useSettings.ts';
import { safeUrl } from '#src/rules/safe-url.ts';
import { serverUrl } from '#src/rules/server-url.ts';
import { UNKNOWN_PAGE } from '#src/rules/page-url.ts';
import { fill } from '#src/texts/texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { useStyles } from '#src/theme/useStyles.ts';
import { LongText } from '#src/ui/text/LongText.tsx';
import { workTexts } from './texts.ts';
import css from './work.css?inline';

interface WorkViewProps {
  work: { content: string; files: readonly AuthoredFile[] };
}

/** The text and the files of what was handed in. */
export function WorkView({ work: { content, files } }: WorkViewProps) {
  useStyles(css);
  const words = useTexts(workTexts);
  const { api } = useSettings();
  const links = files.map(({ url, name }) => ({
    name,
    url: serverUrl(safeUrl(url, api || UNKNOWN_PAGE), api),
  }));
  return (
    <>
      {content ? <p className="portal-work-text">{content}</p> : null}
      {links.length > 0 ? (
        <ul className="portal-work-files" aria-label={words.files}>
          {links.map(({ name, url }) => (
            <li key={url + name}>
              <Paperclip size={16} aria-hidden="true" />
              {url ? (
                <Anchor href={url} download={name} aria-label={fill(words.download, { name })}>
                  <LongText>{name}</LongText>
                </Anchor>
              ) : (
                <LongText>{name}</LongText>
              )}
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}
