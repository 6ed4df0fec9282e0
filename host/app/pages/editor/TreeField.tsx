import { useState } from 'react';
import { X } from 'lucide-react';
import type { TreeNode } from '#src/api/list-item.ts';
import { getCategoryTree, getTagTree } from '#src/api/space.ts';
import { useQuery } from '#src/data/queries/useQuery.ts';
import { fill } from '#src/texts/texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { useStyles } from '#src/theme/useStyles.ts';
import { Checkbox } from '#src/ui/fields/Checkbox.tsx';
import { Skeleton } from '#src/ui/states/Skeleton.tsx';
import { QueryBoundary } from '../../content/QueryBoundary.tsx';
import type { EditorScope } from './editor-scope.ts';
import { FieldGroup } from '#src/ui/fields/FieldGroup.tsx';
import css from './tree.css?inline';
import { editorTexts } from './texts.ts';

export interface TreeFieldProps {
  /** `category` chooses of the category tree, anything else of the tag tree. */
  name: string;
  scope: EditorScope;
  label: string;
  error: string;
  required: boolean;
  limit: number;
}

/** Chooses nodes of a tree: native disclosures with checkboxes, which every keyboard and screen reader knows. */
export function TreeField({ name, scope, limit, ...wiring }: TreeFieldProps) {
  useStyles(css);
  const words = useTexts(editorTexts);
  const { content, edit } = scope;
  const query = useQuery(name === 'category' ? getCategoryTree : getTagTree, undefined);
  const chosen = content.choices[name] ?? [];
  const names = namesOf(query.data ?? []);
  const toggle = (id: string) =>
    edit({
      type: 'choice',
      name,
      ids: chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id],
    });

  return (
    <FieldGroup
      {...wiring}
      aside={
        <span className="portal-editor-count">{fill(words.chosen, { count: chosen.length, limit })}</span>
      }
    >
      {chosen.length > 0 ? (
        <ul className="portal-editor-chips">
          {chosen.map((id) => (
            <li key={id} className="portal-editor-chip">
              {names.get(id) ?? id}
              <button
                type="button"
                aria-label={fill(words.unchoose, { name: names.get(id) ?? id })}
                onClick={() => toggle(id)}
              >
                <X size={14} aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      <div className="portal-editor-tree">
        <QueryBoundary
          query={query}
          skeleton={<Skeleton lines={3} />}
          failure={words.treeFailed}
          isEmpty={({ length }) => length === 0}
        >
          {(nodes) => (
            <Nodes nodes={nodes} chosen={chosen} isFull={chosen.length >= limit} onToggle={toggle} />
          )}
        </QueryBoundary>
      </div>
    </FieldGroup>
  );
}

interface NodesProps {
  nodes: readonly TreeNode[];
  chosen: readonly string[];
  isFull: boolean;
  onToggle: (id: string) => void;
}

function Nodes({ nodes, ...choice }: NodesProps) {
  const { chosen, isFull, onToggle } = choice;
  return (
    <ul>
      {nodes.map((node) => (
        <li key={node.id}>
          {node.children.length > 0 ? (
            <Branch node={node} {...choice} />
          ) : (
            <Checkbox
              checked={chosen.includes(node.id)}
              disabled={isFull && !chosen.includes(node.id)}
              onChange={() => onToggle(node.id)}
            >
              {node.name}
            </Checkbox>
          )}
        </li>
      ))}
    </ul>
  );
}

function Branch({ node, ...choice }: Omit<NodesProps, 'nodes'> & { node: TreeNode }) {
  const below = [...namesOf(node.children).keys()];
  const count = below.filter((id) => choice.chosen.includes(id)).length;
  // Only at first: later the user decides.
  const [isOpen] = useState(count > 0);
  return (
    <details open={isOpen}>
      <summary>
        {node.name}
        {count > 0 ? <span className="portal-editor-count">{count}</span> : null}
      </summary>
      <Nodes nodes={node.children} {...choice} />
    </details>
  );
}

function namesOf(nodes: readonly TreeNode[]): Map<string, string> {
  return new Map(nodes.flatMap(({ id, name, children }) => [[id, name] as const, ...namesOf(children)]));
}
