import { liveState } from '../live-status.ts';
import { type CardProps, CoverCard } from './CoverCard.tsx';
import { useFacts } from './useFacts.ts';

const chips = { now: 'liveNow', soon: 'liveSoon', replay: 'liveReplay' } as const;
const crowds = { now: 'watching', soon: 'booked', replay: 'watching' } as const;

export function LiveCard(props: CardProps) {
  const { entry, index } = props;
  const { words, moment, count, price } = useFacts();
  const state = liveState(entry);
  const tones = { now: 'live', soon: 'brand', replay: 'quiet' } as const;
  return (
    <CoverCard
      {...props}
      kind="live"
      chip={
        <span className="portal-item-cover-chip">
          <span className="portal-item-chip" data-tone={tones[state]}>
            {state === 'now' ? <i className="portal-item-pulse" /> : null}
            {words[chips[state]]}
          </span>
        </span>
      }
      facts={[
        moment(entry.startTime),
        index === undefined ? price(entry.price) : '',
        entry.teacher,
        count(crowds[state], entry.members),
      ]}
    />
  );
}
