import { useMemo, type ReactNode } from 'react';
import { aboutContent, type AboutContent } from '#src/api/about.ts';
import { getOrgByCode } from '#src/api/org.ts';
import { useSession } from '#src/data/portal-context.ts';
import { useSettings } from '#src/data/useSettings.ts';
import { useOrganisation } from '#src/data/useOrganisation.ts';
import { useQuery } from '#src/data/queries/useQuery.ts';
import { readOtherForms } from '#src/http/other-forms.ts';
import { useSanitizer } from '#src/html/useSanitizer.ts';
import { telephoneUrl } from '#src/rules/telephone-url.ts';
import { fill } from '#src/texts/texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { EmptyState } from '#src/ui/states/EmptyState.tsx';
import { ErrorState } from '#src/ui/states/ErrorState.tsx';
import { AboutSkeleton, type PartShape } from './AboutSkeleton.tsx';
import { aboutTexts } from './texts.ts';

interface AboutPartProps<Part> {
  /** Takes the part out of the content; undefined if there is nothing to show. */
  of: (content: AboutContent) => Part | undefined;
  /** The text of the empty state. */
  empty: string;
  shape: PartShape;
  children: (part: Part) => ReactNode;
}

/**
 * A part of what the organisation says about itself, completed by the settings, with its loading, error and empty states.
 * It is requested anew, since the session may have stored the organisation long ago; until that arrives, what the session
 * knows is shown.
 */
export function AboutPart<Part>({ of, empty, shape, children }: AboutPartProps<Part>) {
  const words = useTexts(aboutTexts);
  const config = useSettings();
  const { org, isLoading } = useOrganisation();
  const orgCode = useSession((session) => (session.isPending ? '' : session.orgCode));
  const query = useQuery(getOrgByCode, orgCode ? { orgCode } : null);
  const known = query.data ?? org;
  const said = known?.about;
  const read = useMemo(
    () => readOtherForms(aboutContent, { ...config.about, ...withoutBlanks(said) }, config.timeZone),
    [config.about, config.timeZone, said],
  );
  const isReadable = useSanitizer(shape !== 'contacts');
  if (!isReadable || (said == null && (isLoading || query.isLoading))) return <AboutSkeleton shape={shape} />;
  if (read.issues || (!known && query.error)) {
    return (
      <ErrorState
        title={words.usFailed}
        message={query.error?.message ?? ''}
        busy={query.isValidating}
        onRetry={query.retry}
      />
    );
  }
  const part = of(read.data);
  return part === undefined ? <NothingSaid text={empty} /> : children(part);
}

/** The parts that the organisation has filled in; anything but an object is left for the schema to refuse. */
function withoutBlanks(said: unknown): object {
  if (said == null) return {};
  if (typeof said !== 'object' || Array.isArray(said)) return { us: said };
  return Object.fromEntries(Object.entries(said).filter(([, part]) => part != null && part !== ''));
}

/** Names the missing content, and the number to call. */
function NothingSaid({ text }: { text: string }) {
  const words = useTexts(aboutTexts);
  const phone = useOrganisation().org?.supportPhone;
  if (!phone) return <EmptyState text={text} />;
  return (
    <EmptyState
      text={text}
      hint={fill(words.askByPhone, { phone })}
      action={<Button href={telephoneUrl(phone)}>{fill(words.call, { phone })}</Button>}
    />
  );
}
