import { DocsRenderer } from '@storybook/addon-docs';
import type { ReactRenderer } from '@storybook/react-vite';
import { CodeBlock } from './CodeBlock.tsx';
import { DocsFrame } from './DocsFrame.tsx';
import { ScrollingTable } from './ScrollingTable.tsx';
import { WidgetPage } from './WidgetPage.tsx';

type Renderer = DocsRenderer<ReactRenderer>;

/** Renders a documentation page in our frame. It is a chunk of its own, since stories and their tests need none of it. */
export function docsRenderer(): Pick<Renderer, 'render' | 'unmount'> {
  const renderer: Renderer = new DocsRenderer();
  const render: Renderer['render'] = (context, parameters, element) =>
    renderer.render(
      context,
      {
        // An MDX page brings its own content.
        page: WidgetPage,
        ...parameters,
        container: DocsFrame,
        components: { code: CodeBlock, table: ScrollingTable },
      },
      element,
    );
  return { render, unmount: renderer.unmount };
}
