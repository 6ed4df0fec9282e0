import { liveState } from '../live-status.ts';
import type { CardProps } from './card.ts';
import { CoverCard } from './CoverCard.tsx';
import { useFacts } from './useFacts.ts';

const chips = { now: 'liveNow', soon: 'liveSoon', replay: 'liveReplay' } as const;
const crowds = { now: 'watching', soon: 'booked', replay: 'watching' } as const;

export function LiveCard(props: CardProps) {
  const { entry } = props;
  const { words, moment, count } = useFacts();
  const state = liveState(entry);
  const tones = { now: 'live', soon: 'brand', replay: 'quiet' } as const;
  return (
    <CoverCard
      {...props}
      chip={
        <span className="portal-home-cover-chip">
          <span className="portal-home-chip" data-tone={tones[state]}>
            {state === 'now' ? <i className="portal-home-pulse" /> : null}
            {words[chips[state]]}
          </span>
        </span>
      }
      facts={[moment(entry.startTime), entry.teacher, count(crowds[state], entry.members)]}
    />
  );
}
