import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished } from 'vitest';
import { usePlaceholder } from '#src/element/usePlaceholder.ts';

function Content({ root, nodes, isWaiting }: { root: ShadowRoot; nodes: ChildNode[]; isWaiting: boolean }) {
  usePlaceholder(root, nodes, isWaiting);
  return isWaiting ? null : <p>content</p>;
}

it('a placeholder stands until there is content, and at no time beside it', () => {
  const root = document.createElement('div').attachShadow({ mode: 'open' });
  root.innerHTML = '<style></style><button>placeholder</button>';
  const nodes = [...root.childNodes];
  const reactRoot = createRoot(root);
  onTestFinished(() => act(() => reactRoot.unmount()));
  act(() => reactRoot.render(<Content root={root} nodes={nodes} isWaiting />));
  expect(root.textContent).toBe('placeholder');
  act(() => reactRoot.render(<Content root={root} nodes={nodes} isWaiting={false} />));
  expect(root.innerHTML).toBe('<p>content</p>');
});
