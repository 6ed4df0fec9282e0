import { Picture } from '#src/ui/media/Picture.tsx';
import { useState } from 'react';
import { ImagePlus } from 'lucide-react';
import type { AuthoredFile } from '#src/api/authoring.ts';
import { imageUrl } from '#src/data/image-url.ts';
import { usePortal } from '#src/data/portal-context.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { lazyComponent } from '#src/ui/loading/lazyComponent.tsx';
import { DropZone } from '#host/app/content/DropZone.tsx';
import type { CoverDialogProps } from './CoverDialog.tsx';
import type { EditorScope } from '../editor-scope.ts';
import { FieldGroup } from '#src/ui/fields/FieldGroup.tsx';
import { editorTexts } from '../texts.ts';

const CoverDialog = lazyComponent<CoverDialogProps>(() =>
  import('./CoverDialog.tsx').then((module) => module.CoverDialog),
);

interface CoverFieldProps {
  scope: EditorScope;
  label: string;
  error: string;
  required: boolean;
}

/** The cover, and the dialog in which it is chosen. */
export function CoverField({ scope, ...wiring }: CoverFieldProps) {
  const words = useTexts(editorTexts);
  const { config } = usePortal();
  const { content, edit } = scope;
  const [isOpen, setOpen] = useState(false);
  const [dropped, setDropped] = useState<File>();
  const [cover] = content.files.cover ?? [];
  const choose = (file: AuthoredFile) => {
    edit({ type: 'set-files', slot: 'cover', files: [file] });
    setOpen(false);
  };
  const open = (file?: File) => {
    setDropped(file);
    setOpen(true);
  };
  return (
    <FieldGroup {...wiring} hint={words.coverHint}>
      <DropZone className="portal-editor-cover" onFiles={([file]) => open(file)}>
        {cover ? (
          <Picture src={imageUrl(cover.url, config)} alt={words.cover} width={240} height={135} />
        ) : (
          <span className="portal-editor-cover-empty">
            <ImagePlus size={28} strokeWidth={1.5} aria-hidden="true" />
          </span>
        )}
        <Button
          aria-haspopup="dialog"
          onPointerEnter={CoverDialog.prefetch}
          onFocus={CoverDialog.prefetch}
          onClick={() => open()}
        >
          {cover ? words.changeCover : words.chooseCover}
        </Button>
      </DropZone>
      {isOpen ? <CoverDialog dropped={dropped} onChoose={choose} onClose={() => setOpen(false)} /> : null}
    </FieldGroup>
  );
}
