import type { ReactNode } from 'react';
import type { AboutContent } from '../../../../src/api/about.ts';
import { useOrganisation } from '../../../../src/data/useOrganisation.ts';
import { fill } from '../../../../src/texts/texts.ts';
import { useTexts } from '../../../../src/texts/useTexts.ts';
import { Button } from '../../../../src/ui/Button.tsx';
import { EmptyState } from '../../../../src/ui/EmptyState.tsx';
import { ErrorState } from '../../../../src/ui/ErrorState.tsx';
import { Loading, Skeleton } from '../../../../src/ui/Skeleton.tsx';
import { telephoneUrl } from './contact-links.ts';
import { aboutTexts } from './texts.ts';
import { useAboutContent } from './useAboutContent.ts';

interface AboutPartProps<Part> {
  /** Takes the part out of the content; undefined if there is nothing to show. */
  of: (content: AboutContent) => Part | undefined;
  /** The text of the empty state. */
  empty: string;
  children: (part: Part) => ReactNode;
}

/** A part of what the organisation says about itself, with its loading, error and empty states. */
export function AboutPart<Part>({ of, empty, children }: AboutPartProps<Part>) {
  const words = useTexts(aboutTexts);
  const { content, isLoading, isValidating, failure, retry } = useAboutContent();
  if (isLoading) {
    return (
      <Loading className="portal-about-skeleton">
        <Skeleton lines={5} />
        <Skeleton lines={4} />
        <Skeleton lines={4} />
      </Loading>
    );
  }
  if (!content) {
    return <ErrorState title={words.usFailed} message={failure} busy={isValidating} onRetry={retry} />;
  }
  const part = of(content);
  return part === undefined ? <NothingSaid text={empty} /> : children(part);
}

/** Says what is missing, and the number to ask at. */
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
