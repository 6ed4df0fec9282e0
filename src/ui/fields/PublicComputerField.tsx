import { useId } from 'react';
import { sessionTexts } from '../../texts/session.ts';
import { useTexts } from '../../texts/useTexts.ts';
import { useStyles } from '../../theme/useStyles.ts';
import { Checkbox } from './Checkbox.tsx';
import css from './public-computer-field.css?inline';

interface PublicComputerFieldProps {
  isTicked: boolean;
  onChange: (isTicked: boolean) => void;
}

/** The box in the question before a log-out. */
export function PublicComputerField({ isTicked, onChange }: PublicComputerFieldProps) {
  useStyles(css);
  const words = useTexts(sessionTexts);
  const hint = useId();
  return (
    <div>
      <Checkbox
        defaultChecked={isTicked}
        aria-describedby={hint}
        onChange={(event) => onChange(event.currentTarget.checked)}
      >
        {words.publicComputer}
      </Checkbox>
      <p id={hint} className="portal-public-computer-hint">
        {words.publicComputerHint}
      </p>
    </div>
  );
}
