import { useState } from 'react';
import {
  contestPaths,
  contestPhases,
  saveWork,
  type Contest,
  type OwnWork as Own,
} from '#src/api/contests/contests.ts';
import { useQueryCache } from '#src/data/queries/useQueryCache.ts';
import { fill } from '#src/texts/texts.ts';
import { useDayTime } from '#src/texts/useToday.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { StatusBadge } from '#src/ui/badges/StatusBadge.tsx';
import { Button } from '#src/ui/buttons/Button.tsx';
import { useFormOpener } from '#src/ui/focus/useFormOpener.ts';
import { WorkForm } from '#host/app/content/work/WorkForm.tsx';
import { WorkView } from '#host/app/content/work/WorkView.tsx';
import { contestTexts } from './texts.ts';
import { WithdrawButton } from './WithdrawButton.tsx';
import { WorkResults } from './WorkResults.tsx';

interface OwnWorkProps {
  contest: Contest;
  mayHandIn: boolean;
  mayWithdraw: boolean;
}

/** The user's own work, with its results once there are any, and the form while works are collected. */
export function OwnWork({ contest, mayHandIn, mayWithdraw }: OwnWorkProps) {
  const words = useTexts(contestTexts);
  const { invalidate } = useQueryCache();
  const [isWriting, setWriting] = useState(false);
  const opener = useFormOpener(mayHandIn && isWriting);
  const { id, phase } = contest;
  const own = contest.own ?? null;
  if (!own && phase > contestPhases.collecting) return null;
  return (
    <section className="portal-contest-part" aria-label={words.own}>
      <h3>{words.own}</h3>
      {mayHandIn && isWriting ? (
        <WorkForm
          document={`contest:${id}:${own?.submitTime ?? ''}`}
          own={own && { title: own.title, content: own.content, files: own.files }}
          isTitled
          words={words}
          send={(http, work, options) => saveWork(http, { id, ...work }, options)}
          onSent={() => {
            setWriting(false);
            invalidate(contestPaths);
          }}
        >
          <Button onClick={() => setWriting(false)}>{words.cancel}</Button>
        </WorkForm>
      ) : (
        <>
          {own ? (
            <Shown own={own} />
          ) : (
            <p className="portal-contest-soft">{mayHandIn ? words.notYet : words.opensLater}</p>
          )}
          {mayHandIn ? (
            <div className="portal-contest-buttons">
              <Button ref={opener} variant={own ? 'secondary' : 'primary'} onClick={() => setWriting(true)}>
                {own ? words.change : words.write}
              </Button>
              {mayWithdraw ? <WithdrawButton id={id} /> : null}
            </div>
          ) : null}
        </>
      )}
    </section>
  );
}

function Shown({ own }: { own: Own }) {
  const words = useTexts(contestTexts);
  const dayTime = useDayTime();
  const { title, submitTime, isWithdrawn, remarks } = own;
  return (
    <div className="portal-contest-work">
      <p className="portal-contest-work-head">
        <strong>{title}</strong>
        <StatusBadge tone={isWithdrawn ? 'quiet' : 'success'}>
          {isWithdrawn ? words.withdrawn : words.takesPart}
        </StatusBadge>
        {submitTime != null && !isWithdrawn ? (
          <span className="portal-contest-soft">{fill(words.handedInAt, { time: dayTime(submitTime) })}</span>
        ) : null}
      </p>
      <WorkResults work={own} />
      <WorkView work={own} />
      {isWithdrawn ? <p className="portal-contest-soft">{words.withdrawnHint}</p> : null}
      {remarks.length > 0 ? (
        <>
          <h4>{words.remarks}</h4>
          <ul className="portal-contest-remarks">
            {remarks.map((remark, place) => (
              <li key={place}>{remark}</li>
            ))}
          </ul>
        </>
      ) : null}
    </div>
  );
}
