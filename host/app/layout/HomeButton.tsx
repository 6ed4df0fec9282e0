import { hostTexts } from '../texts.ts';
import { useTexts } from '../../../src/texts/useTexts.ts';
import { Button } from '../../../src/ui/Button.tsx';
import { useNavigateHandler } from './useNavigateHandler.ts';

export function HomeButton({ variant = 'primary' }: { variant?: 'primary' | 'secondary' }) {
  const words = useTexts(hostTexts);
  const follow = useNavigateHandler();
  return (
    <Button
      href="/index"
      variant={variant}
      onClick={(event) => {
        if (!follow({ url: '/index' })) event.preventDefault();
      }}
    >
      {words.backHome}
    </Button>
  );
}
