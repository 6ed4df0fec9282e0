import { relativeLuminance, type Rgb } from '#src/theme/brand-tones.ts';

/** WCAG 2.2: of text, and of what is no text but has to be seen. */
export const leastContrast = { text: 4.5, control: 3 } as const;

/** The uses of the brand's tones: which token is seen on which. */
export const brandUses = [
  { name: 'onBrand', kind: 'text', colour: 'on-brand', ground: 'brand-fill' },
  { name: 'onBrandHover', kind: 'text', colour: 'on-brand', ground: 'brand-fill-hover' },
  { name: 'link', kind: 'text', colour: 'brand-ink', ground: 'surface' },
  { name: 'chosen', kind: 'text', colour: 'brand-ink', ground: 'brand-soft' },
  { name: 'edge', kind: 'control', colour: 'brand-edge', ground: 'surface-hover' },
  { name: 'focus', kind: 'control', colour: 'focus', ground: 'surface' },
] as const satisfies readonly {
  name: string;
  kind: keyof typeof leastContrast;
  colour: string;
  ground: string;
}[];

export type BrandUse = (typeof brandUses)[number];

/** The contrast of two colours by WCAG 2.2, from 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [first, second] = [relativeLuminance(one), relativeLuminance(other)];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

/** With two decimals, and never rounded up to what it is not. */
export const contrastText = (ratio: number): string => (Math.floor(ratio * 100) / 100).toFixed(2);

export const isPassed = ({ kind }: BrandUse, ratio: number): boolean => ratio >= leastContrast[kind];
