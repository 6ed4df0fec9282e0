import { Picture } from '#src/ui/media/Picture.tsx';
import { useState } from 'react';
import type { AuthoredFile } from '#src/api/authoring.ts';
import { getCovers } from '#src/api/uploads.ts';
import { imageUrl } from '#src/data/image-url.ts';
import { usePortal } from '#src/data/portal-context.ts';
import { useQuery } from '#src/data/queries/useQuery.ts';
import { fill } from '#src/texts/texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { useStyles } from '#src/theme/useStyles.ts';
import { Dialog } from '#src/ui/dialogs/Dialog.tsx';
import { EmptyList } from '#src/ui/states/EmptyState.tsx';
import { Pager } from '#src/ui/navigation/Pager.tsx';
import { Skeleton } from '#src/ui/states/Skeleton.tsx';
import { Tabs } from '#src/ui/navigation/Tabs.tsx';
import { DropZone } from '#host/app/content/DropZone.tsx';
import { QueryBoundary } from '#host/app/content/QueryBoundary.tsx';
import css from './cover.css?inline';
import { coverTexts } from './texts.ts';
import { CoverUpload } from './CoverUpload.tsx';
import { COVERS_PAGE_SIZE } from '#host/app/limits.ts';

export interface CoverDialogProps {
  /** A picture that was dropped on the field. */
  dropped?: File | undefined;
  onChoose: (cover: AuthoredFile) => void;
  onClose: () => void;
}

/** Chooses a cover of the gallery, or uploads a cropped picture. */
export function CoverDialog({ dropped, onChoose, onClose }: CoverDialogProps) {
  useStyles(css);
  const words = useTexts(coverTexts);
  const [file, setFile] = useState(dropped);
  const [tab, setTab] = useState(dropped ? 'own' : 'gallery');
  const take = ([first]: readonly File[]) => {
    setFile(first);
    setTab('own');
  };
  return (
    <Dialog open size="large" title={words.coverTitle} onOpenChange={onClose}>
      <DropZone wholePage hasHint={tab === 'own' && !file} onFiles={take}>
        <Tabs
          label={words.coverTitle}
          value={tab}
          onChange={setTab}
          tabs={[
            { value: 'gallery', label: words.gallery, content: <Gallery onChoose={onChoose} /> },
            {
              value: 'own',
              label: words.ownPicture,
              content: <CoverUpload file={file} onFile={setFile} onChoose={onChoose} />,
            },
          ]}
        />
      </DropZone>
    </Dialog>
  );
}

function Gallery({ onChoose }: Pick<CoverDialogProps, 'onChoose'>) {
  const words = useTexts(coverTexts);
  const { config } = usePortal();
  const [current, setCurrent] = useState(1);
  const query = useQuery(getCovers, { current, size: COVERS_PAGE_SIZE }, { keepPrevious: true });
  return (
    <QueryBoundary query={query} skeleton={<Skeleton lines={6} />} failure={words.coversFailed}>
      {({ records, total }) =>
        records.length === 0 ? (
          <EmptyList compact text={words.coversEmpty} />
        ) : (
          <>
            <ul className="portal-editor-gallery" aria-busy={query.isValidating}>
              {records.map(({ id, url, fileName }) => (
                <li key={id}>
                  <button type="button" onClick={() => onChoose({ id: '', url, name: fileName })}>
                    <Picture
                      src={imageUrl(url, config)}
                      alt={fill(words.coverOf, { name: fileName })}
                      width={240}
                      height={135}
                      loading="lazy"
                    />
                  </button>
                </li>
              ))}
            </ul>
            <Pager
              label={words.coverPages}
              page={current}
              pageCount={Math.ceil(total / COVERS_PAGE_SIZE)}
              busy={query.isValidating}
              onChange={setCurrent}
            />
          </>
        )
      }
    </QueryBoundary>
  );
}
