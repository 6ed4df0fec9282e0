import { useTexts } from '../../../../src/texts/useTexts.ts';
import { StatusBadge } from '../../../../src/ui/StatusBadge.tsx';
import { contentTexts } from '../texts.ts';

const states = {
  0: { tone: 'brand', text: 'coming' },
  1: { tone: 'success', text: 'underWay' },
  2: { tone: 'quiet', text: 'over' },
} as const;

/** Shows whether an entry has begun or ended; renders nothing if the status is unknown. */
export function EntryStatusBadge({ status }: { status: number | null | undefined }) {
  const words = useTexts(contentTexts);
  if (status !== 0 && status !== 1 && status !== 2) return null;
  const { tone, text } = states[status];
  return <StatusBadge tone={tone}>{words[text]}</StatusBadge>;
}
