import { Download } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Observation } from '#src/api/learning/observation.ts';
import { fill } from '#src/texts/texts.ts';
import { useDayTime } from '#src/texts/useToday.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { Card } from '#src/ui/cards/Card.tsx';
import { EmptyList } from '#src/ui/states/EmptyState.tsx';
import { downloadFile, fileNameOf } from '../../content/download-file.ts';
import type { VideoHandle } from '../player/video/VideoPlayer.tsx';
import { Film } from './Film.tsx';
import { JumpButton } from './JumpButton.tsx';
import { PointsTable } from './PointsTable.tsx';
import { sheetCsv } from './sheet-csv.ts';
import { contentOf } from './sheet-fields.ts';
import { observationTexts } from './texts.ts';

interface HandedInSheetProps {
  observation: Observation;
  /** It has just been handed in, and the button for it is gone. */
  takesFocus: boolean;
}

/** A sheet that is handed in: the own points beside the mean, the remarks and the comment, to read and to export. */
export function HandedInSheet({ observation, takesFocus }: HandedInSheetProps) {
  const words = useTexts(observationTexts);
  const dayTime = useDayTime();
  const stage = useRef<HTMLDivElement>(null);
  const film = useRef<VideoHandle>(null);
  const result = useRef<HTMLElement>(null);
  // Once, not again whenever the kept page is shown.
  const isDue = useRef(takesFocus);
  useEffect(() => {
    if (isDue.current) result.current?.focus();
    isDue.current = false;
  }, []);
  const { title, own, scale, mean } = observation;
  const { remarks, comment } = contentOf(own);
  const exportSheet = () =>
    downloadFile(
      fileNameOf(`${title} ${words.file}`, 'csv'),
      sheetCsv(observation, words),
      'text/csv;charset=utf-8',
    );
  return (
    <div className="portal-observation-columns">
      <div className="portal-observation-side">
        <div className="portal-observation-watch">
          <Film observation={observation} stage={stage} handle={film} />
        </div>
        <Card title={words.remarks} aria-label={words.remarks}>
          {remarks.length === 0 ? (
            <EmptyList compact text={words.noRemarks} />
          ) : (
            <ul className="portal-observation-remark-list">
              {remarks.map(({ id, seconds, text }) => (
                <li key={id} className="portal-observation-remark" data-read>
                  <JumpButton seconds={seconds} film={film} />
                  <p className="portal-observation-text">{text}</p>
                </li>
              ))}
            </ul>
          )}
        </Card>
      </div>
      <Card
        title={words.result}
        aria-label={words.result}
        className="portal-observation-result"
        tabIndex={-1}
        ref={result}
        actions={
          <Button size="small" icon={<Download size={16} aria-hidden="true" />} onClick={exportSheet}>
            {words.export}
          </Button>
        }
      >
        <p className="portal-observation-facts">
          <span>{scale.title}</span>
          {own.submitTime == null ? null : (
            <span>{fill(words.handedInAt, { time: dayTime(own.submitTime) })}</span>
          )}
          {mean ? <span>{fill(words.observers, { count: mean.observers })}</span> : null}
        </p>
        <PointsTable observation={observation} />
        <h3 className="portal-observation-heading">{words.comment}</h3>
        <p className="portal-observation-text">{comment || words.noComment}</p>
      </Card>
    </div>
  );
}
