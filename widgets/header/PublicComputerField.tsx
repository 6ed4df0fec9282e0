import { useId } from 'react';
import { sessionTexts } from '../../src/texts/session.ts';
import { useTexts } from '../../src/texts/useTexts.ts';
import { useStyles } from '../../src/theme/useStyles.ts';
import { Checkbox } from '../../src/ui/Checkbox.tsx';
import css from './account-menu.css?inline';

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
      <p id={hint} className="portal-header-public-hint">
        {words.publicComputerHint}
      </p>
    </div>
  );
}
