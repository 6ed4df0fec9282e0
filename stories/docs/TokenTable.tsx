import { chineseOfProperty, cssProperties } from '#host/package/css-properties.ts';
import type { ShownToken } from '#host/tokens/shown.ts';
import { fill } from '#src/texts/texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { useDocsLocale } from './docs-locale.ts';
import { ReferenceTable } from './ReferenceTable.tsx';
import { docsTexts, tokenTexts } from './texts.ts';
import { tokenList } from './token-list.ts';
import { tokenSections } from './token-sections.ts';

/** The custom properties that a tenant may set. */
export function ThemeProperties() {
  const words = useTexts(docsTexts);
  const locale = useDocsLocale();
  return (
    <ReferenceTable
      head={[words.token, words.byDefault, words.meaning]}
      rows={cssProperties.map((property) => [
        <code key="name">{property.name}</code>,
        'default' in property && <code key="default">{property.default}</code>,
        locale === 'en' ? property.description : chineseOfProperty[property.name],
      ])}
    />
  );
}

/** Every token with its value in both themes, its contrast and how many style sheets use it. */
export function TokenTable() {
  const words = useTexts(docsTexts);
  const titles: Readonly<Record<string, string>> = useTexts(tokenTexts);
  return tokenSections(tokenList).map(({ group, tokens }) => {
    const hasContrast = tokens.some(({ contrast }) => contrast);
    return (
      <section key={group}>
        <h3>{titles[group] ?? group}</h3>
        <ReferenceTable
          head={[
            words.token,
            words.light,
            words.dark,
            ...(hasContrast ? [words.contrast] : []),
            words.styleSheets,
          ]}
          rows={tokens.map((token) => [
            <code key="use">{token.use}</code>,
            <Value key="light" value={token.light} isColour={token.isColour} />,
            <Value key="dark" value={token.dark} isColour={token.isColour} />,
            ...(hasContrast ? [<ContrastCell key="contrast" contrast={token.contrast} />] : []),
            token.usedIn.length,
          ])}
        />
      </section>
    );
  });
}

function Value({ value, isColour }: { value: string; isColour: boolean }) {
  return (
    <>
      {isColour && <span className="docs-swatch" style={{ background: value }} />} <code>{value}</code>
    </>
  );
}

function ContrastCell({ contrast }: { contrast: ShownToken['contrast'] }) {
  const words = useTexts(docsTexts);
  if (!contrast) return null;
  const { on, light, dark } = contrast;
  return fill(words.contrastOn, { light: light.toFixed(1), dark: dark.toFixed(1), on });
}
