import { Languages } from 'lucide-react';
import { useTexts } from '#src/texts/useTexts.ts';
import { Menu } from '#src/ui/menus/Menu.tsx';
import { useLanguageItems } from '#src/ui/menus/useLanguageItems.tsx';
import { hostTexts } from '../texts.ts';

/** The languages of the portal for a visitor, who has no account menu. */
export default function LanguageMenu() {
  const words = useTexts(hostTexts);
  const items = useLanguageItems();
  return (
    <Menu
      button={(props) => (
        <button {...props} type="button" className="portal-language-menu" aria-label={words.language}>
          <Languages size={20} aria-hidden="true" />
        </button>
      )}
      items={items}
    />
  );
}
