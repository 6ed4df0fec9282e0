import { parseColour, keepComputedTones } from '#src/theme/computed-tones.ts';
import { registerColours } from '#src/theme/register-colours.ts';
import { hasRelativeColours } from '#src/theme/relative-colours.ts';
import base from '#src/theme/base.css?inline';
import tokens from '#src/theme/tokens.css?inline';
import { adoptStyles } from '#src/theme/useStyles.ts';
import { make } from '../dom.ts';
import { brandUses, contrast, type BrandUse } from './contrast.ts';
import { setBrand, type BrandProperties } from './brand-values.ts';

export interface Tone {
  use: BrandUse;
  /** As the browser has computed them. */
  colour: string;
  ground: string;
  ratio: number;
}

export const schemes = ['light', 'dark'] as const;
export type Scheme = (typeof schemes)[number];

/** Measures the tones of a brand where they come from: on theme roots with the elements' own style sheets. */
export function openTones(): (properties: BrandProperties) => Promise<Record<Scheme, Tone[]>> {
  const host = make('div', { hidden: '' });
  document.body.append(host);
  const shadow = host.attachShadow({ mode: 'open' });
  registerColours(document);
  adoptStyles(shadow, tokens);
  adoptStyles(shadow, base);
  const probes = Object.fromEntries(
    schemes.map((scheme) => {
      const probe = make('span');
      const root = make('div', { class: 'portal-root', 'data-theme': scheme }, probe);
      shadow.append(root);
      if (!hasRelativeColours()) keepComputedTones(root);
      return [scheme, probe];
    }),
  ) as Record<Scheme, HTMLElement>;

  return async (properties) => {
    setBrand(host, properties);
    // In older browsers a script computes the tones, once it has noticed the change.
    await Promise.resolve();
    return { light: tonesOn(probes.light), dark: tonesOn(probes.dark) };
  };
}

function tonesOn(probe: HTMLElement): Tone[] {
  const colourOf = (token: string) => {
    probe.style.setProperty('color', `var(--portal-${token})`);
    return getComputedStyle(probe).color;
  };
  return brandUses.map((use) => {
    const [colour, ground] = [colourOf(use.colour), colourOf(use.ground)];
    const [one, other] = [parseColour(colour, document), parseColour(ground, document)];
    return { use, colour, ground, ratio: one && other ? contrast(one, other) : Number.NaN };
  });
}
