import { Picture } from '#src/ui/media/Picture.tsx';
import { getAuthored } from '#src/api/authoring.ts';
import { imageUrl } from '#src/data/image-url.ts';
import { usePortal } from '#src/data/portal-context.ts';
import { useQuery } from '#src/data/queries/useQuery.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { Dialog } from '#src/ui/dialogs/Dialog.tsx';
import { QueryBoundary } from '../../content/QueryBoundary.tsx';
import { RowsSkeleton } from '../../content/RowsSkeleton.tsx';
import type { ManagedRow } from './manage-kinds.ts';
import { manageTexts } from './texts.ts';

export interface DocumentPreviewProps {
  row: ManagedRow;
  onClose: () => void;
}

/** Shows the content of a document, also before it is published. */
export function DocumentPreview({ row: { kind, id, title }, onClose }: DocumentPreviewProps) {
  const words = useTexts(manageTexts);
  const { config } = usePortal();
  const query = useQuery(getAuthored, { kind, id });
  return (
    <Dialog open title={title} description={words[kind]} size="large" onOpenChange={onClose}>
      <QueryBoundary query={query} failure={words.previewFailed} skeleton={<RowsSkeleton rows={3} />}>
        {({ cover, content: { fields, chapters } }) => {
          const texts = [fields?.summary, fields?.description].filter(Boolean);
          return (
            <div className="portal-manage-preview">
              {cover ? <Picture src={imageUrl(cover, config)} alt="" /> : null}
              {texts.length > 0 ? texts.map((text) => <p key={text}>{text}</p>) : <p>{words.noPreview}</p>}
              {chapters?.map((chapter) => (
                <section key={chapter.id}>
                  <h3>{chapter.title}</h3>
                  <ol>
                    {chapter.lessons?.map((lesson) => (
                      <li key={lesson.id}>{lesson.title}</li>
                    ))}
                  </ol>
                </section>
              ))}
            </div>
          );
        }}
      </QueryBoundary>
    </Dialog>
  );
}
