import { useState } from 'react';
import type { AuthoredFile } from '../../../../src/api/authoring.ts';
import { getCovers, uploadCover } from '../../../../src/api/uploads.ts';
import { imageUrl } from '../../../../src/data/image-url.ts';
import { usePortal } from '../../../../src/data/portal-context.ts';
import { useMutation } from '../../../../src/data/useMutation.ts';
import { useQuery } from '../../../../src/data/useQuery.ts';
import { acceptOf, imageFault } from '../../../../src/rules/image-file.ts';
import { fill } from '../../../../src/texts/texts.ts';
import { useTexts } from '../../../../src/texts/useTexts.ts';
import { useStyles } from '../../../../src/theme/useStyles.ts';
import { Dialog } from '../../../../src/ui/Dialog.tsx';
import { EmptyState } from '../../../../src/ui/EmptyState.tsx';
import { Field } from '../../../../src/ui/Field.tsx';
import { Input } from '../../../../src/ui/Input.tsx';
import { Pager } from '../../../../src/ui/Pager.tsx';
import { Skeleton } from '../../../../src/ui/Skeleton.tsx';
import { Tabs } from '../../../../src/ui/Tabs.tsx';
import { QueryBoundary } from '../space/QueryBoundary.tsx';
import css from './cover.css?inline';
import { CoverCrop } from './CoverCrop.tsx';
import { coverTexts } from './cover-texts.ts';
import { coverImage } from './file-kinds.ts';
import { editorTexts } from './texts.ts';

export interface CoverDialogProps {
  onChoose: (cover: AuthoredFile) => void;
  onClose: () => void;
}

const PAGE_SIZE = 12;

/** Chooses a cover of the gallery, or uploads a cropped picture. */
export function CoverDialog({ onChoose, onClose }: CoverDialogProps) {
  useStyles(css);
  const words = useTexts(coverTexts);
  const [tab, setTab] = useState('gallery');
  return (
    <Dialog open size="large" title={words.coverTitle} onOpenChange={onClose}>
      <Tabs
        label={words.coverTitle}
        value={tab}
        onChange={setTab}
        tabs={[
          { value: 'gallery', label: words.gallery, content: <Gallery onChoose={onChoose} /> },
          { value: 'own', label: words.ownPicture, content: <OwnPicture onChoose={onChoose} /> },
        ]}
      />
    </Dialog>
  );
}

function Gallery({ onChoose }: Pick<CoverDialogProps, 'onChoose'>) {
  const words = useTexts(coverTexts);
  const { config } = usePortal();
  const [current, setCurrent] = useState(1);
  const query = useQuery(getCovers, { current, size: PAGE_SIZE }, { keepPrevious: true });
  return (
    <QueryBoundary query={query} skeleton={<Skeleton lines={6} />} failure={words.coversFailed}>
      {({ records, total }) =>
        records.length === 0 ? (
          <EmptyState compact text={words.coversEmpty} />
        ) : (
          <>
            <ul className="portal-editor-gallery" aria-busy={query.isValidating}>
              {records.map(({ id, url, fileName }) => (
                <li key={id}>
                  <button type="button" onClick={() => onChoose({ id: '', url, name: fileName })}>
                    <img
                      src={imageUrl(url, config.api)}
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
              pageCount={Math.ceil(total / PAGE_SIZE)}
              busy={query.isValidating}
              onChange={setCurrent}
            />
          </>
        )
      }
    </QueryBoundary>
  );
}

function OwnPicture({ onChoose }: Pick<CoverDialogProps, 'onChoose'>) {
  const words = useTexts(coverTexts);
  const common = useTexts(editorTexts);
  const { http } = usePortal();
  const { isBusy, send } = useMutation(common.uploadFailed);
  const [picture, setPicture] = useState<{ bitmap: ImageBitmap; name: string } | null>(null);
  const [fault, setFault] = useState('');

  const open = async (file: File | undefined) => {
    if (!file) return;
    if (await imageFault(file, coverImage)) return setFault(words.wrongPicture);
    try {
      // Apply the EXIF orientation, because the cropped picture loses it.
      const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
      setPicture({ bitmap, name: file.name.replace(/\.[^.]*$/, '.jpg') });
      setFault('');
    } catch {
      setFault(words.brokenPicture);
    }
  };
  const upload = async (blob: Blob, name: string) => {
    const file = new File([blob], name, { type: 'image/jpeg' });
    const response = await send(() => uploadCover(http, { file }));
    if (response) onChoose({ id: response.data.id ?? '', url: response.data.url, name });
  };

  return (
    <div className="portal-editor-own">
      <Field label={words.ownPicture} hint={common.coverHint} error={fault}>
        <Input
          type="file"
          accept={acceptOf(coverImage)}
          onChange={(event) => void open(event.currentTarget.files?.[0])}
        />
      </Field>
      {picture ? (
        <CoverCrop
          bitmap={picture.bitmap}
          isBusy={isBusy}
          onCrop={(blob) => void upload(blob, picture.name)}
        />
      ) : null}
    </div>
  );
}
