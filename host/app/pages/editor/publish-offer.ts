import type { AuthoringStatus } from '#src/api/authoring.ts';

/** The rights of the user; undefined while they are not known. */
export interface Rights {
  mayIssue: boolean | undefined;
  mayAudit: boolean | undefined;
}

/** How a document may leave its draft: who approves others publishes at once, who may publish asks for a review. */
export function publishOffer({ mayIssue, mayAudit }: Rights): 'publish' | 'submit' | null {
  if (!mayIssue) return null;
  return mayAudit ? 'publish' : 'submit';
}

export const statusBadges = {
  draft: { tone: 'quiet', text: 'stateDraft' },
  review: { tone: 'brand', text: 'stateReview' },
  published: { tone: 'success', text: 'statePublished' },
  refused: { tone: 'warning', text: 'stateRefused' },
} as const satisfies Record<AuthoringStatus, unknown>;
