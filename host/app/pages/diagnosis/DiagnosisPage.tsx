import { useEffect, useState } from 'react';
import { Check, Copy, Dot, RotateCw, X } from 'lucide-react';
import { diagnose } from '#src/data/diagnosis/diagnose.ts';
import type { Diagnosis, DiagnosisLine, Verdict } from '#src/data/diagnosis/diagnosis.ts';
import { nameOf, valueOf } from '#src/data/diagnosis/diagnosis-text.ts';
import { diagnosisFactTexts } from '#src/data/diagnosis/texts.ts';
import { usePortal, useSession } from '#src/data/portal-context.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { useStyles } from '#src/theme/useStyles.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { Card } from '#src/ui/cards/Card.tsx';
import { Loading, Skeleton } from '#src/ui/states/Skeleton.tsx';
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx';
import { useCopy } from '../../content/CopyButton.tsx';
import { PageMessage, HomeButton } from '../../layout/PageMessage.tsx';
import css from './diagnosis.css?inline';
import { diagnosisTexts } from './texts.ts';

/** Stands in place of any page with `?diagnose` in its address: for administrators, and for visitors. */
export default function DiagnosisPage() {
  const words = useTexts(diagnosisTexts);
  const isOthers = useSession(({ userInfo }) => userInfo !== null && !userInfo.admin);
  if (isOthers)
    return (
      <PageMessage picture={null} title={words.refused} text={words.refusedHint}>
        <HomeButton />
      </PageMessage>
    );
  return <Checked />;
}

function Checked() {
  useStyles(css);
  const words = useTexts(diagnosisTexts);
  const portal = usePortal();
  const copy = useCopy();
  const [round, setRound] = useState(0);
  const [found, setFound] = useState<Diagnosis | null>(null);
  useEffect(() => {
    let isStale = false;
    setFound(null);
    void diagnose(portal).then((diagnosis) => {
      if (!isStale) setFound(diagnosis);
    });
    return () => {
      isStale = true;
    };
  }, [portal, round]);

  return (
    <div className="portal-diagnosis">
      <header className="portal-diagnosis-head">
        <h1 tabIndex={-1}>{words.title}</h1>
        <p>{words.hint}</p>
        <div className="portal-diagnosis-actions">
          <Button
            variant="primary"
            icon={<Copy aria-hidden="true" />}
            aria-disabled={found === null}
            onClick={() => void copy(found?.text ?? '')}
          >
            {words.copy}
          </Button>
          <Button
            icon={<RotateCw aria-hidden="true" />}
            busy={found === null}
            onClick={() => setRound((count) => count + 1)}
          >
            {words.again}
          </Button>
        </div>
      </header>
      {found ? <Groups groups={found.groups} /> : <Waiting />}
    </div>
  );
}

function Groups({ groups }: Pick<Diagnosis, 'groups'>) {
  const names = useTexts(diagnosisFactTexts);
  return groups.map(({ group, lines }) => (
    <Card key={group} title={names[group]}>
      <ul className="portal-diagnosis-lines">
        {lines.map((line) => (
          <Line key={line.name} {...line} />
        ))}
      </ul>
    </Card>
  ));
}

const icons = { right: Check, wrong: X, fact: Dot } as const satisfies Record<Verdict, unknown>;

function Line({ name, value, verdict }: DiagnosisLine) {
  const names = useTexts(diagnosisFactTexts);
  const words = useTexts(diagnosisTexts);
  const Icon = icons[verdict];
  return (
    <li data-verdict={verdict}>
      <Icon aria-hidden="true" />
      {verdict === 'fact' ? null : <VisuallyHidden>{words[verdict]}</VisuallyHidden>}
      <span className="portal-diagnosis-name">{nameOf(name, names)}</span>
      <span className="portal-diagnosis-value">{valueOf(value, names)}</span>
    </li>
  );
}

const Waiting = () => (
  <Loading>
    <Card>
      <Skeleton lines={12} />
    </Card>
  </Loading>
);
