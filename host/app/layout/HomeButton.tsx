import { useTexts } from '#src/texts/useTexts.ts';
import { LinkButton } from '../content/LinkButton.tsx';
import { hostTexts } from '../texts.ts';

export function HomeButton({ variant = 'primary' }: { variant?: 'primary' | 'secondary' }) {
  const words = useTexts(hostTexts);
  return (
    <LinkButton href="/index" variant={variant}>
      {words.backHome}
    </LinkButton>
  );
}
