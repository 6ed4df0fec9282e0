import { Anchor } from './Anchor.tsx';
import { isShadowRoot } from '../../rules/element-kind.ts';
import { useTexts } from '../../texts/useTexts.ts';
import { uiTexts } from '../../texts/ui.ts';
import { useStyles } from '../../theme/useStyles.ts';
import css from './skip-link.css?inline';

interface SkipLinkProps {
  /** The id of the main content, which needs `tabIndex={-1}`. */
  target: string;
}

/** The first tab stop of a page, which moves the focus to the main content. */
export function SkipLink({ target }: SkipLinkProps) {
  useStyles(css);
  const words = useTexts(uiTexts);
  return (
    <Anchor
      className="portal-skip-link"
      href={`#${target}`}
      onClick={(event) => {
        const root = event.currentTarget.getRootNode();
        const scope = isShadowRoot(root) ? root : event.currentTarget.ownerDocument;
        const content = scope.getElementById(target);
        if (!content) return;
        // A router would treat the fragment as a URL of its own.
        event.preventDefault();
        content.focus();
        content.scrollIntoView();
      }}
    >
      {words.skipToContent}
    </Anchor>
  );
}
