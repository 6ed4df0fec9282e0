import type { ReactNode } from 'react';
import { usePortal, useSession } from '#src/data/portal-context.ts';
import { fill } from '#src/texts/texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { useToday } from '#src/texts/useToday.ts';
import { useStyles } from '#src/theme/useStyles.ts';
import { usePageUrl } from '#src/ui/loading/hydration.ts';
import { QrCode } from '#src/ui/media/QrCode.tsx';
import { sharedUrl } from '../shared-url.ts';
import { dateText } from './date-text.ts';
import css from './document.css?inline';
import { documentTexts } from './texts.ts';

export interface PrintableDocumentProps {
  title: string;
  /** The page's path with its query; the QR code leads back to it. */
  path: string;
  /** The document exists on paper only, e.g. because the page shows the same in another form. */
  printOnly?: boolean;
  children: ReactNode;
}

/**
 * A document as a sheet of paper. Printing a page that contains one prints it alone: on A4, with the organisation and
 * the title above every page and the QR code at the end.
 */
export function PrintableDocument({ title, path, printOnly = false, children }: PrintableDocumentProps) {
  useStyles(css);
  const words = useTexts(documentTexts);
  const { config } = usePortal();
  const orgCode = useSession((session) => session.orgCode);
  const organisation = useSession((session) => session.orgConfig?.name ?? '');
  const today = useToday();
  const { origin } = new URL(usePageUrl());
  const url = sharedUrl(path, origin, { orgCode, defaultOrg: config.org });
  return (
    <article className="portal-document" data-print-only={printOnly || undefined} aria-label={title}>
      <div className="portal-document-letterhead">
        <div>
          <p className="portal-document-organisation">{organisation}</p>
          <p className="portal-document-running-title">{title}</p>
        </div>
      </div>
      <div className="portal-document-body">
        <h2 className="portal-document-title">{title}</h2>
        {children}
        <footer className="portal-document-footer">
          <QrCode text={url} label={words.qrCode} size={88} />
          <div>
            <p>{words.qrHint}</p>
            <p className="portal-document-url">{url}</p>
            <p className="portal-document-printed">{fill(words.printed, { date: dateText(today) })}</p>
          </div>
        </footer>
      </div>
    </article>
  );
}
