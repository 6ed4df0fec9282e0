import { Anchor } from '#src/ui/navigation/Anchor.tsx';
import { imageUrl } from '#src/data/image-url.ts';
import { Picture } from '#src/ui/media/Picture.tsx';
import { pagePaths } from '#src/page-paths.ts';
import { useState } from 'react';
import { GraduationCap } from 'lucide-react';
import type { OrgConfig } from '#src/api/org.ts';
import { usePortal } from '#src/data/portal-context.ts';
import { usePortalUrl } from '#src/data/usePortalUrl.ts';
import { headerTexts } from './texts.ts';
import { fill } from '#src/texts/texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { linkClick, type OnNavigate } from '#src/ui/navigation/navigate.ts';
import { Skeleton } from '#src/ui/states/Skeleton.tsx';

interface LogoProps {
  org: OrgConfig | null;
  isLoading: boolean;
  onNavigate: OnNavigate | undefined;
}

/** The organisation's logo; without a picture, its name beside a neutral mark. */
export function Logo({ org, isLoading, onNavigate }: LogoProps) {
  const words = useTexts(headerTexts);
  const home = usePortalUrl(pagePaths.home);
  const { config } = usePortal();
  const [broken, setBroken] = useState('');
  const [tall, setTall] = useState('');
  const name = org?.name || words.portal;
  const picture = imageUrl(org?.logoUrl, config);

  if (isLoading) {
    return (
      <span className="portal-header-logo">
        <Skeleton shape="block" width={160} height={32} />
      </span>
    );
  }
  return (
    <Anchor
      className="portal-header-logo"
      part="logo"
      href={home}
      aria-label={fill(words.home, { name })}
      onClick={(event) => linkClick(event, { url: home }, onNavigate)}
    >
      {picture && picture !== broken ? (
        <Picture
          className="portal-header-picture"
          src={picture}
          alt={name}
          data-tall={picture === tall || undefined}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
            setTall(naturalHeight > naturalWidth ? picture : '')
          }
          onError={() => setBroken(picture)}
        />
      ) : (
        <>
          <span className="portal-header-mark">
            <GraduationCap size={22} aria-hidden="true" />
          </span>
          <span className="portal-header-name">{name}</span>
        </>
      )}
    </Anchor>
  );
}
