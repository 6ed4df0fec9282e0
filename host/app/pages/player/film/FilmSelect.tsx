interface FilmSelectProps {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}

/** A choice in the control bar. The native select works by touch and keyboard, and in full screen too. */
export function FilmSelect({ label, value, options, onChange }: FilmSelectProps) {
  return (
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
  );
}
