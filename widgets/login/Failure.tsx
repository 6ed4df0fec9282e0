import { CircleAlert } from 'lucide-react';

/** Why an attempt failed, said once where it was made. */
export function Failure({ text }: { text: string }) {
  return (
    <div className="portal-login-alert" role="alert" part="alert">
      {text ? (
        <p className="portal-login-failure">
          <CircleAlert size={18} aria-hidden="true" />
          <span>{text}</span>
        </p>
      ) : null}
    </div>
  );
}
