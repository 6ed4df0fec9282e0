import { CircleAlert } from 'lucide-react';
import { useStyles } from '../../theme/useStyles.ts';
import css from './form-alert.css?inline';
import { LongText } from '../text/LongText.tsx';

/** Announces once why a submission failed; pass '' while there is no error. */
export function FormAlert({ text }: { text: string }) {
  useStyles(css);
  return (
    <div className="portal-form-alert" role="alert" part="alert">
      {text ? (
        <p className="portal-form-alert-text">
          <CircleAlert size={18} aria-hidden="true" />
          <LongText>{text}</LongText>
        </p>
      ) : null}
    </div>
  );
}
