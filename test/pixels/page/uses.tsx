import type { ReactNode } from 'react';
import { ProgressBar } from '#host/app/content/ProgressBar.tsx';
import { safeUrl } from '#src/rules/safe-url.ts';
import { StatusBadge } from '#src/ui/badges/StatusBadge.tsx';
import { Button } from '#src/ui/buttons/Button.tsx';
import { Checkbox } from '#src/ui/fields/Checkbox.tsx';
import { DraftNote } from '#src/ui/fields/DraftNote.tsx';
import { Field } from '#src/ui/fields/Field.tsx';
import { Input } from '#src/ui/fields/Input.tsx';
import { RadioGroup } from '#src/ui/fields/RadioGroup.tsx';
import { Anchor } from '#src/ui/navigation/Anchor.tsx';
import { Stepper } from '#src/ui/navigation/Stepper.tsx';
import { Tabs } from '#src/ui/navigation/Tabs.tsx';
import { bottomEdge, centre, edge, inside, left, text, topOf, type Spot } from './spots.ts';

/** WCAG 2.2: of text, and of what is no text but has to be seen. */
export const leastContrast = { text: 4.5, control: 3 } as const;

export interface Use {
  name: string;
  kind: keyof typeof leastContrast;
  /** The token that the cell is filled with; `surface` by default. */
  on?: string;
  /** The pseudo-classes that the debugger forces on an element of the cell. */
  forced?: Readonly<Record<string, readonly string[]>>;
  shown: ReactNode;
  /** The two places whose colours are compared. */
  spots: readonly [Spot, Spot];
}

/** A glyph without holes: in its middle is nothing but the colour of the text. */
const BLOCK = '██';

const nothing = () => undefined;
const outside = left(-8);
const surfaces = ['canvas', 'surface', 'surface-raised', 'surface-sunken', 'surface-hover'];
const inks = ['brand-ink', 'ink', 'ink-soft', 'ink-faint', 'danger-ink', 'success-ink', 'warning-ink'];
const tints = ['brand-soft', 'brand-soft-hover'];

const mainButton = <Button variant="primary">{BLOCK}</Button>;
const underPointer = { button: ['hover'] };
const focused = { button: ['focus', 'focus-visible'] };
const typed = {
  input: ['focus', 'focus-visible', 'focus-within'],
  ':has(> input)': ['focus-within'],
};

const onSurfaces: Use[] = surfaces.flatMap((on): Use[] => [
  {
    name: `a link on ${on}`,
    kind: 'text',
    on,
    shown: <Anchor href={safeUrl('/index', location.href)}>{BLOCK}</Anchor>,
    spots: [text('a'), outside('a')],
  },
  {
    name: `the edge of a main button on ${on}`,
    kind: 'control',
    on,
    shown: mainButton,
    spots: [edge('button'), outside('button')],
  },
  {
    name: `the edge of a main button under the pointer on ${on}`,
    kind: 'control',
    on,
    forced: underPointer,
    shown: mainButton,
    spots: [edge('button'), outside('button')],
  },
  {
    name: `the focus ring on ${on}`,
    kind: 'control',
    on,
    forced: focused,
    shown: mainButton,
    spots: [left(-3)('button'), outside('button')],
  },
]);

const onTints: Use[] = tints.flatMap((on) =>
  inks.map((ink) => ({
    name: `${ink} on ${on}`,
    kind: 'text',
    on,
    shown: <p style={{ color: `var(--portal-${ink})`, inlineSize: 'fit-content' }}>{BLOCK}</p>,
    spots: [text('p'), outside('p')],
  })),
);

const chosenTab = (
  <Tabs label="tabs" value="one" tabs={[{ value: 'one', label: BLOCK, content: null }]} onChange={nothing} />
);
const chosenTile = (
  <RadioGroup label="tiles" look="tile" value={1} options={[{ value: 1, label: BLOCK }]} onChange={nothing} />
);
const emptyField = (
  <Field label="field" labelHidden>
    <Input defaultValue="" />
  </Field>
);

const single: Use[] = [
  {
    name: 'a main button',
    kind: 'text',
    shown: mainButton,
    spots: [text('button'), inside('button')],
  },
  {
    name: 'a main button under the pointer',
    kind: 'text',
    forced: underPointer,
    shown: mainButton,
    spots: [text('button'), inside('button')],
  },
  {
    name: 'a second button under the pointer',
    kind: 'text',
    forced: underPointer,
    shown: <Button>{BLOCK}</Button>,
    spots: [text('button'), inside('button')],
  },
  {
    name: 'a link button',
    kind: 'text',
    shown: <Button variant="link">{BLOCK}</Button>,
    spots: [text('button'), outside('button')],
  },
  {
    name: 'a status badge',
    kind: 'text',
    shown: <StatusBadge tone="brand">{BLOCK}</StatusBadge>,
    spots: [text('span'), inside('span')],
  },
  {
    name: 'the chosen tab',
    kind: 'text',
    shown: chosenTab,
    spots: [text('[role=tab]'), topOf('[role=tab]')],
  },
  {
    name: 'the line below the chosen tab',
    kind: 'control',
    shown: chosenTab,
    spots: [bottomEdge('[role=tab]'), topOf('[role=tab]')],
  },
  {
    name: 'the current step',
    kind: 'text',
    shown: <Stepper label="steps" steps={[BLOCK, 'two']} current={0} />,
    spots: [text('[aria-current]'), topOf('[aria-current]')],
  },
  {
    name: 'the chosen tile',
    kind: 'text',
    shown: chosenTile,
    spots: [text('label'), inside('label')],
  },
  {
    name: 'the edge of the chosen tile',
    kind: 'control',
    shown: chosenTile,
    spots: [edge('label'), outside('label')],
  },
  {
    name: 'the edge of a ticked box',
    kind: 'control',
    shown: (
      <Checkbox checked readOnly>
        box
      </Checkbox>
    ),
    spots: [edge('input'), outside('input')],
  },
  {
    name: 'the dot of a chosen button',
    kind: 'control',
    shown: <RadioGroup label="dots" value={1} options={[{ value: 1, label: 'one' }]} onChange={nothing} />,
    spots: [centre('input'), left(4)('input')],
  },
  {
    name: 'the edge of the focused field',
    kind: 'control',
    forced: typed,
    shown: emptyField,
    spots: [edge(':has(> input)'), inside(':has(> input)')],
  },
  {
    name: 'the edge of the focused field, from outside',
    kind: 'control',
    forced: typed,
    shown: emptyField,
    spots: [left(-1)(':has(> input)'), outside(':has(> input)')],
  },
  {
    name: 'the note of a draft',
    kind: 'text',
    shown: <DraftNote text={BLOCK}>{null}</DraftNote>,
    spots: [text('[role=status]'), inside('[role=status]')],
  },
  {
    name: 'the link in the note of a draft',
    kind: 'text',
    shown: (
      <DraftNote text="note">
        <Button variant="link">{BLOCK}</Button>
      </DraftNote>
    ),
    spots: [text('button'), inside('[role=status]')],
  },
  {
    name: 'a bar of progress',
    kind: 'control',
    shown: <ProgressBar progress={50} />,
    spots: [left(10)('progress'), left(45)('progress')],
  },
];

export const uses: readonly Use[] = [...onSurfaces, ...onTints, ...single];
