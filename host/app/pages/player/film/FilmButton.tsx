import type { ReactNode } from 'react';

interface FilmButtonProps {
  /** The accessible name, and the tooltip together with the key. */
  label: string;
  /** The key that does the same. */
  shortcut: string;
  icon: ReactNode;
  onClick: () => void;
  className?: string;
}

/** A button of the control bar. */
export function FilmButton({ label, shortcut, icon, onClick, className = '' }: FilmButtonProps) {
  return (
    <button
      type="button"
      className={`portal-film-button ${className}`}
      aria-label={label}
      aria-keyshortcuts={shortcut}
      title={`${label} (${shortcut})`}
      onClick={onClick}
    >
      {icon}
    </button>
  );
}
