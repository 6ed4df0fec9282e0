import type { SafeUrl } from '#src/rules/safe-url.ts';
import { ArrowLeft, Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '#src/texts/useTexts.ts';
import { useStyles } from '#src/theme/useStyles.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { linkClick } from '#src/ui/navigation/navigate.ts';
import { useNavigateHandler } from '../../layout/useNavigateHandler.ts';
import css from './document.css?inline';
import { documentTexts } from './texts.ts';
import { usePrint } from './usePrint.ts';

interface DocumentToolbarProps {
  back?: { href: SafeUrl; label: string };
  /** The name of the file if the browser saves the print as PDF. */
  name: string;
  /** Renders what is to be printed; resolves to false if that has failed. */
  prepare?: () => Promise<boolean>;
  /** Other ways to save the document. */
  children?: ReactNode;
}

/** The way back from a document, and what can be done with it. */
export function DocumentToolbar({ back, name, prepare, children }: DocumentToolbarProps) {
  useStyles(css);
  const words = useTexts(documentTexts);
  const follow = useNavigateHandler();
  const { print, isPreparing } = usePrint(name, prepare);
  return (
    <div className="portal-document-tools">
      {back ? (
        <Button
          variant="ghost"
          href={back.href}
          icon={<ArrowLeft size={16} aria-hidden="true" />}
          onClick={(event) => linkClick(event, { url: back.href }, follow)}
        >
          {back.label}
        </Button>
      ) : null}
      <div className="portal-document-tools-end">
        {children}
        <Button
          busy={isPreparing}
          icon={<Printer size={16} aria-hidden="true" />}
          onClick={() => void print()}
        >
          {words.print}
        </Button>
      </div>
    </div>
  );
}
