import { useEffect, useState } from 'react';
import type { AuthoredFile } from '#src/api/authoring.ts';
import { uploadCover } from '#src/api/uploads.ts';
import { usePortal } from '#src/data/portal-context.ts';
import { useMutation } from '#src/data/queries/useMutation.ts';
import { acceptOf, imageFault } from '#src/rules/image-file.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { Field } from '#src/ui/fields/Field.tsx';
import { Input } from '#src/ui/fields/Input.tsx';
import { CoverCrop } from './CoverCrop.tsx';
import { coverTexts } from './texts.ts';
import { coverImage } from '#host/app/content/files/file-kinds.ts';
import { editorTexts } from '../texts.ts';

interface CoverUploadProps {
  file: File | undefined;
  onFile: (file: File | undefined) => void;
  onChoose: (cover: AuthoredFile) => void;
}

interface Picture {
  bitmap: ImageBitmap;
  name: string;
}

/** Uploads the part of one's own picture that a cover shows. */
export function CoverUpload({ file, onFile, onChoose }: CoverUploadProps) {
  const words = useTexts(coverTexts);
  const common = useTexts(editorTexts);
  const { http } = usePortal();
  const { isBusy, send } = useMutation(words.uploadFailed);
  const [picture, setPicture] = useState<Picture | null>(null);
  const [fault, setFault] = useState<'' | PictureRefusal>('');

  useEffect(() => {
    if (!file) return;
    let isLatest = true;
    void pictureOf(file).then((result) => {
      if (!isLatest) return;
      if (typeof result === 'string') return setFault(result);
      setPicture(result);
      setFault('');
    });
    return () => {
      isLatest = false;
    };
  }, [file]);

  const upload = async (blob: Blob, name: string) => {
    const cropped = new File([blob], name, { type: 'image/jpeg' });
    const response = await send(() => uploadCover(http, { file: cropped }));
    if (response) onChoose({ id: response.data.id ?? '', url: response.data.url, name });
  };

  return (
    <div className="portal-editor-own">
      <Field label={words.ownPicture} hint={common.coverHint} error={fault && words[fault]}>
        <Input
          type="file"
          accept={acceptOf(coverImage)}
          onChange={(event) => onFile(event.currentTarget.files?.[0])}
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

const refusals = {
  type: 'wrongPicture',
  size: 'wrongPicture',
  empty: 'emptyPicture',
  unreadable: 'brokenPicture',
} as const;
type PictureRefusal = (typeof refusals)[keyof typeof refusals];

async function pictureOf(file: File): Promise<Picture | PictureRefusal> {
  const refused = await imageFault(file, coverImage);
  if (refused) return refusals[refused];
  try {
    // Apply the EXIF orientation, because the cropped picture loses it.
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
    return { bitmap, name: file.name.replace(/\.[^.]*$/, '.jpg') };
  } catch {
    return 'brokenPicture';
  }
}
