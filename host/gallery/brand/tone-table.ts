import { fill } from '#src/texts/texts.ts';
import { byId, make } from '../dom.ts';
import { contrastText, isPassed, leastContrast } from './contrast.ts';
import { schemes, type Scheme, type Tone } from './tones.ts';
import { brandWords as words } from './words.ts';

/** Shows how well the tones can be seen, in words and by a sample in their colours. */
export function showTones(tones: Readonly<Record<Scheme, readonly Tone[]>>): void {
  const rows = tones.light.map((light, place) => {
    const cells = schemes.map((scheme) => {
      const tone = tones[scheme][place];
      return tone && toneCell(tone);
    });
    const least = leastContrast[light.use.kind];
    return make(
      'tr',
      {},
      make(
        'th',
        { scope: 'row' },
        words[light.use.name],
        make('small', {}, fill(words.atLeast, { ratio: least })),
      ),
      ...cells,
    );
  });
  byId('tones').replaceChildren(...rows);
  const all = schemes.flatMap((scheme) => tones[scheme]);
  const failed = all.filter(({ use, ratio }) => !isPassed(use, ratio)).length;
  const result = byId('tones-result');
  const said = failed
    ? fill(words.someFailed, { count: failed })
    : fill(words.allPassed, { count: all.length });
  // A screen reader says it again whenever it is written.
  if (result.textContent !== said) result.textContent = said;
}

function toneCell({ use, colour, ground, ratio }: Tone): HTMLElement {
  const sample = make(
    'span',
    { class: 'sample', 'data-kind': use.kind, 'aria-hidden': 'true' },
    use.kind === 'text' ? words.sample : '',
  );
  sample.style.setProperty('color', colour);
  sample.style.setProperty('background-color', ground);
  const isGood = isPassed(use, ratio);
  return make(
    'td',
    { 'data-failed': isGood ? undefined : '' },
    make(
      'span',
      { class: 'tone' },
      sample,
      make(
        'span',
        {},
        `${contrastText(ratio)} : 1 `,
        make('strong', {}, isGood ? words.passed : words.failed),
      ),
    ),
  );
}
