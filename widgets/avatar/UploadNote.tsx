import type { MouseEvent } from 'react';
import { useLoginUrl } from '#src/data/login/useLoginLink.ts';
import { avatarCropTexts } from './texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { linkClick, type OnNavigate } from '#src/ui/navigation/navigate.ts';
import { Note } from './Note.tsx';
import type { UploadState } from './useAvatarUpload.ts';
import { useStyles } from '#src/theme/useStyles.ts';
import css from './note.css?inline';

interface UploadNoteProps {
  state: UploadState;
  isSignedOut: boolean;
  onNavigate: OnNavigate | undefined;
}

/** Shows the progress of the upload, or its error. */
export function UploadNote({ state, isSignedOut, onNavigate }: UploadNoteProps) {
  useStyles(css);
  const words = useTexts(avatarCropTexts);
  const url = useLoginUrl();
  const failure = state.type === 'failed' ? state.message : '';
  return (
    <>
      {state.type === 'sending' ? <Progress fraction={state.progress} /> : null}
      <Note
        role="alert"
        text={isSignedOut ? words.signedOut : failure}
        action={
          isSignedOut ? (
            <Button
              size="small"
              href={url}
              target="_blank"
              onClick={(event: MouseEvent<HTMLAnchorElement>) =>
                linkClick(event, { url, target: '_blank' }, onNavigate)
              }
            >
              {words.login}
            </Button>
          ) : undefined
        }
      />
      <Note role="status" text={state.type === 'stopped' && !isSignedOut ? words.stopped : ''} />
    </>
  );
}

function Progress({ fraction }: { fraction: number }) {
  const words = useTexts(avatarCropTexts);
  const percent = Math.round(fraction * 100);
  return (
    <div className="portal-crop-progress">
      <div
        className="portal-crop-bar"
        role="progressbar"
        aria-label={words.uploading}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        <span style={{ inlineSize: `${percent}%` }} />
      </div>
      <span aria-hidden="true">{percent}%</span>
    </div>
  );
}
