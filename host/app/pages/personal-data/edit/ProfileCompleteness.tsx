import type { SafeUrl } from '#src/rules/safe-url.ts';
import type { MouseEvent } from 'react';
import { CircleAlert, CircleCheck, RotateCw } from 'lucide-react';
import type { PortalError } from '#src/http/errors.ts';
import { personalDataTexts } from '../texts.ts';
import { fill } from '#src/texts/texts.ts';
import { loadFailureTexts } from '#src/texts/failures.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { linkClick, type OnNavigate } from '#src/ui/navigation/navigate.ts';
import { Loading, Skeleton } from '#src/ui/states/Skeleton.tsx';
import { useStyles } from '#src/theme/useStyles.ts';
import css from '../profile-head.css?inline';

interface ProfileCompletenessProps {
  isLoading: boolean;
  error: PortalError | undefined;
  onRetry: () => void;
  /** The names of the missing fields; undefined if they are not known. */
  missing: readonly string[] | undefined;
  /** The URL of the form that completes the profile. */
  address: SafeUrl;
  onNavigate: OnNavigate | undefined;
}

/** Shows whether the profile is complete and which fields are missing. */
export function ProfileCompleteness({
  isLoading,
  error,
  onRetry,
  missing,
  address,
  onNavigate,
}: ProfileCompletenessProps) {
  useStyles(css);
  const words = useTexts(personalDataTexts);
  const { retry } = useTexts(loadFailureTexts);
  if (isLoading) {
    return (
      <Loading className="portal-data-complete">
        <Skeleton width={96} />
      </Loading>
    );
  }
  if (error || !missing) {
    return (
      <div className="portal-data-complete" data-tone="quiet" role="status">
        <span>{words.completeFailed}</span>
        <Button variant="link" size="small" icon={<RotateCw aria-hidden="true" />} onClick={onRetry}>
          {retry}
        </Button>
      </div>
    );
  }
  if (missing.length === 0) {
    return (
      <p className="portal-data-complete" data-tone="good">
        <CircleCheck size={18} aria-hidden="true" />
        {words.complete}
      </p>
    );
  }
  return (
    <div className="portal-data-missing">
      <CircleAlert size={18} aria-hidden="true" />
      <div className="portal-data-missing-text">
        <p>
          <strong>{fill(words.missing, { fields: missing.join(words.separator) })}</strong>
        </p>
        <p>{words.missingText}</p>
      </div>
      <Button
        variant="primary"
        href={address}
        onClick={(event: MouseEvent<HTMLAnchorElement>) => linkClick(event, { url: address }, onNavigate)}
      >
        {words.fill}
      </Button>
    </div>
  );
}
