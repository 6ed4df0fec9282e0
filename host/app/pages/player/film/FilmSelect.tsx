import type { ReactNode } from 'react';

interface FilmSelectProps {
  label: string;
  value: string;
  /** Stands for the value where the bar is too narrow for it. */
  icon?: ReactNode;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}

/** A choice in the control bar. The native select works by touch and keyboard, and in full screen too. */
export function FilmSelect({ label, icon, value, options, onChange }: FilmSelectProps) {
  return (
    <span className="portal-film-choice" data-icon={icon ? '' : undefined}>
      {icon}
      <select
        className="portal-film-select"
        aria-label={label}
        title={label}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </span>
  );
}
