import { imageUrl } from '#src/data/image-url.ts';
import { Picture } from '#src/ui/media/Picture.tsx';
import { useState, type ReactNode } from 'react';
import { usePortal } from '#src/data/portal-context.ts';
import { useOrganisation } from '#src/data/useOrganisation.ts';
import { loginTexts } from '../texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { useStyles } from '#src/theme/useStyles.ts';
import { BrandPicture } from './BrandPicture.tsx';
import { OwnPageContext } from '../AuthCard.tsx';
import css from './auth-layout.css?inline';

/** The layout of the login pages: the organisation on one side, the form on the other. */
export function AuthLayout({ children }: { children: ReactNode }) {
  useStyles(css);
  const words = useTexts(loginTexts);
  const { config } = usePortal();
  const { org } = useOrganisation();
  const name = org?.name ?? '';
  const logo = imageUrl(org?.logoUrl, config);
  const [broken, setBroken] = useState('');

  return (
    <div className="portal-entry">
      <div className="portal-entry-sheet">
        <div className="portal-entry-brand">
          <div className="portal-entry-owner">
            {/* The logo already contains the organisation's name. */}
            {logo && logo !== broken ? (
              <Picture className="portal-entry-logo" src={logo} alt={name} onError={() => setBroken(logo)} />
            ) : (
              <p className="portal-entry-name">{name || words.portal}</p>
            )}
          </div>
          <BrandPicture />
          <div className="portal-entry-words">
            <p className="portal-entry-slogan">{words.slogan}</p>
            <p className="portal-entry-text">{words.sloganText}</p>
          </div>
        </div>
        <div className="portal-entry-task">
          <OwnPageContext.Provider value={true}>{children}</OwnPageContext.Provider>
        </div>
      </div>
    </div>
  );
}
