import { memo } from 'react';
import { Picture } from '#src/ui/media/Picture.tsx';
import type { AuthoredChapter, AuthoredContent } from '#src/api/authoring.ts';
import { imageUrl } from '#src/data/image-url.ts';
import { usePortal } from '#src/data/portal-context.ts';
import { fill } from '#src/texts/texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { useStyles } from '#src/theme/useStyles.ts';
import type { EditorField, EditorKind } from './editor-kinds.ts';
import css from './preview.css?inline';
import { editorTexts, type EditorWords } from './texts.ts';

export interface PreviewProps {
  kind: EditorKind;
  content: AuthoredContent;
}

/** The document as others will see it. */
export function Preview({ kind, content }: PreviewProps) {
  useStyles(css);
  const words = useTexts(editorTexts);
  const { config } = usePortal();
  const { fields, files, chapters } = content;
  const [cover] = files.cover ?? [];
  const all = kind.sections.flatMap((section) => section.fields);
  const facts = kind.facts.flatMap((name) => {
    const field = all.find((one) => one.name === name);
    const value = field && factOf(field, fields[name]?.trim() ?? '', words);
    return value ? [{ name, value }] : [];
  });
  const paragraphs = (fields.description ?? '').split(/\n\s*\n/).filter((one) => one.trim());
  return (
    <aside className="portal-editor-preview" aria-label={words.preview}>
      <p className="portal-editor-preview-label">{words.preview}</p>
      <div className="portal-editor-preview-cover">
        {cover ? <Picture src={imageUrl(cover.url, config)} alt="" /> : null}
      </div>
      <h2>{fields.title?.trim() || words.previewUntitled}</h2>
      {fields.summary?.trim() ? <p className="portal-editor-preview-summary">{fields.summary}</p> : null}
      {facts.length > 0 ? (
        <dl>
          {facts.map(({ name, value }) => (
            <div key={name}>
              <dt>{words[name]}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      {chapters.length > 0 ? (
        <ol className="portal-editor-preview-chapters">
          {chapters.map((chapter, index) => (
            <PreviewChapter key={chapter.id} chapter={chapter} number={index + 1} />
          ))}
        </ol>
      ) : null}
      {paragraphs.map((paragraph, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- paragraphs have no identity
        <p key={index} className="portal-editor-preview-text">
          {paragraph}
        </p>
      ))}
    </aside>
  );
}

interface PreviewChapterProps {
  chapter: AuthoredChapter;
  number: number;
}

/** One of hundreds, all of which would render again after each key. */
const PreviewChapter = memo(function PreviewChapter({ chapter, number }: PreviewChapterProps) {
  const words = useTexts(editorTexts);
  return (
    <li>
      <strong>{chapter.title || fill(words.chapterName, { number })}</strong>
      <ul>
        {chapter.lessons.map(({ id, title }, place) => (
          <li key={id}>{title || fill(words.lessonName, { number, lesson: place + 1 })}</li>
        ))}
      </ul>
    </li>
  );
});

function factOf(field: EditorField, value: string, words: EditorWords): string {
  if (field.name === 'price' && value === '0') return words.free;
  return field.type === 'datetime-local' ? value.replace('T', ' ') : value;
}
