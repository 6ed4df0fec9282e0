import { Paperclip } from 'lucide-react';
import type { Submission } from '#src/api/workspace/homework.ts';
import { useSettings } from '#src/data/useSettings.ts';
import { safeUrl } from '#src/rules/safe-url.ts';
import { serverUrl } from '#src/rules/server-url.ts';
import { UNKNOWN_PAGE } from '#src/rules/page-url.ts';
import { fill } from '#src/texts/texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { LongText } from '#src/ui/text/LongText.tsx';
import { homeworkTexts } from './texts.ts';

/** The text and the files of what was handed in. */
export function SubmissionView({ submission: { content, files } }: { submission: Submission }) {
  const words = useTexts(homeworkTexts);
  const { api } = useSettings();
  const links = files.map(({ url, name }) => ({
    name,
    url: serverUrl(safeUrl(url, api || UNKNOWN_PAGE), api),
  }));
  return (
    <>
      {content ? <p className="portal-homework-text">{content}</p> : null}
      {links.length > 0 ? (
        <ul className="portal-homework-files" aria-label={words.files}>
          {links.map(({ name, url }) => (
            <li key={url + name}>
              <Paperclip size={16} aria-hidden="true" />
              {url ? (
                <a href={url} download={name} aria-label={fill(words.download, { name })}>
                  <LongText>{name}</LongText>
                </a>
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
