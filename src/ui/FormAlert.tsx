import { CircleAlert } from 'lucide-react';
import { useStyles } from '../theme/useStyles.ts';
import css from './form-alert.css?inline';

/** Why an attempt failed, said once where it was made; '' while there is nothing to say. */
export function FormAlert({ text }: { text: string }) {
  useStyles(css);
  return (
    <div className="portal-form-alert" role="alert" part="alert">
      {text ? (
        <p className="portal-form-alert-text">
          <CircleAlert size={18} aria-hidden="true" />
          <span>{text}</span>
        </p>
      ) : null}
    </div>
  );
}
