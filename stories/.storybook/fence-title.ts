interface HtmlNode {
  tagName?: string;
  properties?: Record<string, unknown>;
  data?: { meta?: string | null };
  children?: HtmlNode[];
}

/** Passes the `title="…"` of a code fence to the component that shows it; MDX drops what stands beside the language. */
export function fenceTitle() {
  return (tree: HtmlNode): void => addTitles(tree);
}

function addTitles(node: HtmlNode): void {
  const title = node.tagName === 'code' && /title="([^"]+)"/.exec(node.data?.meta ?? '')?.[1];
  if (title) node.properties = { ...node.properties, title };
  for (const child of node.children ?? []) addTitles(child);
}
