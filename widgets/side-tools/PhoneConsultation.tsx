import { Anchor } from '#src/ui/navigation/Anchor.tsx';
import { useId } from 'react';
import { PhoneCall } from 'lucide-react';
import { usePortal } from '#src/data/portal-context.ts';
import { sideToolsTexts } from './texts.ts';
import { telephoneUrl } from '#src/rules/telephone-url.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { useIsMobile } from '#src/theme/breakpoint.ts';
import { useReveal } from './useReveal.ts';

/** Shows the support number on hover, focus and tap. */
export function PhoneConsultation({ number }: { number: string }) {
  const words = useTexts(sideToolsTexts);
  const { isMobile: isPhone } = usePortal();
  const isNarrow = useIsMobile();
  const id = useId();
  const { isShown, area, button } = useReveal();

  return (
    <div className="portal-side-tools-phone" {...area}>
      <button
        type="button"
        className="portal-side-tool"
        part="side-tool"
        aria-label={words.phone}
        aria-expanded={isShown}
        aria-controls={isShown ? id : undefined}
        aria-describedby={isShown ? id : undefined}
        {...button}
      >
        <PhoneCall size={20} aria-hidden="true" />
      </button>
      {isShown ? (
        <div id={id} className="portal-side-tools-card">
          <span className="portal-side-tools-hint">{words.phoneHint}</span>
          {isPhone || isNarrow ? (
            <Anchor className="portal-side-tools-number" href={telephoneUrl(number)}>
              {number}
            </Anchor>
          ) : (
            <span className="portal-side-tools-number">{number}</span>
          )}
        </div>
      ) : null}
    </div>
  );
}
