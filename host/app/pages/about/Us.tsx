import { usePortal } from '#src/data/portal-context.ts';
import { SafeHtml } from '#src/html/SafeHtml.tsx';
import { useTexts } from '#src/texts/useTexts.ts';
import { AboutPart } from './AboutPart.tsx';
import { Announcements } from './Announcements.tsx';
import { aboutTexts } from './texts.ts';

/** Shows the organisation's description of itself and its announcements. */
export function Us() {
  const words = useTexts(aboutTexts);
  const { config } = usePortal();
  return (
    <>
      <AboutPart of={({ us }) => us.trim() || undefined} empty={words.noUs} shape="prose">
        {(us) => <SafeHtml className="portal-about-prose" html={us} server={config} />}
      </AboutPart>
      <Announcements />
    </>
  );
}
