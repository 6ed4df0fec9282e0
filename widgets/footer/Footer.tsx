import type { SafeUrl } from '#src/rules/safe-url.ts';
import { Anchor } from '#src/ui/navigation/Anchor.tsx';
import { pagePaths } from '#src/page-paths.ts';
import { Phone } from 'lucide-react';
import { useOrganisation } from '#src/data/useOrganisation.ts';
import { usePortalUrl } from '#src/data/usePortalUrl.ts';
import type { ElementProps } from '#src/element/defineElement.tsx';
import { footerTexts } from './texts.ts';
import { telephoneUrl } from '#src/rules/telephone-url.ts';
import { fill } from '#src/texts/texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { useStyles } from '#src/theme/useStyles.ts';
import { linkClick, type OnNavigate } from '#src/ui/navigation/navigate.ts';
import { Skeleton } from '#src/ui/states/Skeleton.tsx';
import css from './footer.css?inline';

const filingSite = 'https://beian.miit.gov.cn/';
const recordSite = 'https://beian.mps.gov.cn/';

export interface FooterProps extends ElementProps {
  onNavigate?: OnNavigate;
}

/** Shows about links, support phone, filing and record numbers and the copyright of the organisation. */
export function Footer({ onNavigate }: FooterProps) {
  useStyles(css);
  const words = useTexts(footerTexts);
  const { org, isLoading } = useOrganisation();
  const links = [
    { path: pagePaths.aboutUs, name: words.us },
    { path: pagePaths.aboutTalents, name: words.talents },
    { path: pagePaths.aboutContact, name: words.contact },
    { path: pagePaths.aboutFaq, name: words.faq },
  ];
  const numbers = [
    { url: filingSite, text: org?.icp } as const,
    { url: recordSite, text: org?.recordNo } as const,
  ].filter((number) => number.text);
  const copyright = fill(words.copyright, {
    year: new Date().getFullYear(),
    name: org?.name || words.portal,
  });

  return (
    <footer className="portal-footer" part="footer">
      <div className="portal-footer-inner">
        <div className="portal-footer-row">
          <nav aria-label={words.links}>
            <ul className="portal-footer-links">
              {links.map(({ path, name }) => (
                <li key={path}>
                  <AboutLink path={path} name={name} onNavigate={onNavigate} />
                </li>
              ))}
            </ul>
          </nav>
          {org?.supportPhone ? (
            <p className="portal-footer-phone">
              <Phone size={16} aria-hidden="true" />
              <span>{words.phone}</span>
              <Anchor href={telephoneUrl(org.supportPhone)}>{org.supportPhone}</Anchor>
            </p>
          ) : null}
        </div>
        {isLoading ? (
          <div className="portal-footer-legal">
            <Skeleton width={320} />
          </div>
        ) : (
          <div className="portal-footer-legal">
            <span>{copyright}</span>
            {numbers.map(({ url, text }) => (
              <Anchor key={url} href={url} target="_blank" rel="noopener noreferrer">
                {text}
              </Anchor>
            ))}
          </div>
        )}
      </div>
    </footer>
  );
}

interface AboutLinkProps extends Pick<FooterProps, 'onNavigate'> {
  path: SafeUrl;
  name: string;
}

function AboutLink({ path, name, onNavigate }: AboutLinkProps) {
  const url = usePortalUrl(path);
  return (
    <Anchor href={url} part="link" onClick={(event) => linkClick(event, { url }, onNavigate)}>
      {name}
    </Anchor>
  );
}
