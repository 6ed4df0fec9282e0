import { useQuery } from '../../../../src/data/useQuery.ts';
import type { Endpoint } from '../../../../src/http/endpoint.ts';
import { useTexts } from '../../../../src/texts/useTexts.ts';
import { Counter } from '../../../../src/ui/Counter.tsx';
import { Loading, Skeleton } from '../../../../src/ui/Skeleton.tsx';
import { Panel } from '../space/Panel.tsx';
import { learningTexts, type LearningWords } from './texts.ts';

interface FiguresProps<Totals> {
  title: string;
  endpoint: Endpoint<void, Totals>;
  figures: readonly {
    text: keyof LearningWords;
    of: (totals: Totals) => number | string | null | undefined;
  }[];
}

/** Totals of one's learning. */
export function Figures<Totals>({ title, endpoint, figures }: FiguresProps<Totals>) {
  const words = useTexts(learningTexts);
  const query = useQuery(endpoint, undefined);
  return (
    <Panel
      title={title}
      query={query}
      failure={words.figuresFailed}
      skeleton={
        <Loading>
          <Skeleton shape="block" height={112} />
        </Loading>
      }
    >
      {(totals) => (
        <dl className="portal-courses-figures">
          {figures.map(({ text, of }) => (
            <div key={text}>
              <dt>{words[text]}</dt>
              <dd>
                <Counter value={of(totals)} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Panel>
  );
}
