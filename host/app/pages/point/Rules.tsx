import { getCreditConfig } from '#src/api/credit.ts';
import { useQuery } from '#src/data/queries/useQuery.ts';
import { pointTexts } from './texts.ts';
import { fill } from '#src/texts/texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { Panel } from '../../content/Panel.tsx';
import { RowsSkeleton } from '../../content/RowsSkeleton.tsx';

/** The rules for earning credit. */
export function Rules() {
  const words = useTexts(pointTexts);
  const query = useQuery(getCreditConfig, undefined);
  return (
    <Panel
      title={words.rules}
      query={query}
      failure={words.rulesFailed}
      isEmpty={({ rules }) => rules.length === 0}
      skeleton={<RowsSkeleton rows={5} />}
    >
      {({ rules }) => (
        <ul className="portal-point-rules">
          {rules.map(({ id, name, summary, credit, dayLimit }) => (
            <li key={id} className="portal-point-rule">
              <p>{name}</p>
              <strong className="portal-point-rule-credit">{fill(words.gain, { credit })}</strong>
              <p className="portal-point-rule-hint">
                {summary ? <span>{summary}</span> : null}
                <span className="portal-point-rule-limit">
                  {dayLimit == null ? words.noLimit : fill(words.dayLimit, { limit: dayLimit })}
                </span>
              </p>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
