import { useContext } from 'react';
import { Source } from '@storybook/addon-docs/blocks';
import { DocsThemeContext } from './docs-theme.ts';

interface CodeBlockProps {
  /** `language-tsx` on a fenced block; inline code has none. */
  className?: string;
  /** The file that the block belongs into. */
  title?: string;
  children?: string;
}

const languages = { sh: 'bash', ts: 'typescript', vue: 'html', svelte: 'html', astro: 'html' } as const;

/** Code of a page: in a line, or a block with a button that copies it. */
export function CodeBlock({ className, title, children = '' }: CodeBlockProps) {
  const theme = useContext(DocsThemeContext);
  const language = className?.replace('language-', '');
  if (!language) return <code>{children}</code>;
  return (
    <figure className="docs-code">
      {title && <figcaption>{title}</figcaption>}
      <Source
        code={children.trimEnd()}
        language={(languages[language as keyof typeof languages] ?? language) as 'tsx'}
        format={false}
        dark={theme === 'dark'}
      />
    </figure>
  );
}
