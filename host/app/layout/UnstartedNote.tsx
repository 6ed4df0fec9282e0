import { hostTexts } from '../texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { useStyles } from '#src/theme/useStyles.ts';
import css from './unstarted-note.css?inline';

/** Says that the first paint cannot be used: at once without scripts, after a while if they do not come. */
export function UnstartedNote() {
  useStyles(css);
  const words = useTexts(hostTexts);
  return (
    <>
      <noscript>
        <p className="portal-unstarted" data-at-once="">
          {words.noScript}
        </p>
      </noscript>
      <p className="portal-unstarted">{words.unstarted}</p>
    </>
  );
}
