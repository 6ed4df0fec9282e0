import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { ThemeRoot } from '#src/ui/root/ThemeRoot.tsx';
import { leastContrast, uses } from './uses.tsx';

/** Two places of a screenshot whose colours are compared. */
export interface Pair {
  brand: string;
  use: string;
  least: number;
  spots: readonly { x: number; y: number }[];
}

declare global {
  /** Shows a row of all uses for each brand. */
  var showBrands: (brands: readonly string[], theme: 'light' | 'dark') => void;
  /** Tells where the colours of the shown rows are to be read. */
  var readSpots: (brands: readonly string[]) => Pair[];
  var forcedStates: { selector: string; states: readonly string[] }[];
}

const place = document.body.appendChild(document.createElement('div'));
const root = createRoot(place);

function Sheet({ brands, theme }: { brands: readonly string[]; theme: 'light' | 'dark' }) {
  return brands.map((brand, row) => (
    <ThemeRoot key={row} brand={brand} theme={theme}>
      <div style={{ display: 'grid', gridTemplateColumns: 'repeat(15, 120px)', gridAutoRows: '64px' }}>
        {uses.map(({ name, on = 'surface', shown }) => (
          <div
            key={name}
            role="group"
            aria-label={name}
            style={{ padding: '8px 12px', overflow: 'hidden', background: `var(--portal-${on})` }}
          >
            {shown}
          </div>
        ))}
      </div>
    </ThemeRoot>
  ));
}

globalThis.showBrands = (brands, theme) =>
  flushSync(() => root.render(<Sheet brands={brands} theme={theme} />));

globalThis.readSpots = (brands) =>
  [...place.children].flatMap((row, at) =>
    uses.map(({ name, kind, spots }) => {
      const cell = row.querySelector(`[aria-label="${name}"]`);
      if (!cell) throw new Error(`no cell ${name}`);
      return {
        brand: brands[at] ?? '',
        use: name,
        least: leastContrast[kind],
        spots: spots.map((spot) => spot(cell)),
      };
    }),
  );

globalThis.forcedStates = uses.flatMap(({ name, forced = {} }) =>
  Object.entries(forced).map(([part, states]) => ({ selector: `[aria-label="${name}"] ${part}`, states })),
);
