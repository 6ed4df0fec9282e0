import { chineseOfProperty, cssProperties } from '#host/package/css-properties.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { ThemeRoot } from '#src/ui/root/ThemeRoot.tsx';
import { useDocsLocale } from './docs-locale.ts';
import { ReferenceTable } from './ReferenceTable.tsx';
import { docsTexts, tokenTexts } from './texts.ts';
import { tokenGroups } from './tokens.ts';

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

/** Every token that the components use, as the style sheet computes it in both themes. */
export function TokenTable() {
  const words = useTexts(docsTexts);
  const titles: Readonly<Record<string, string>> = useTexts(tokenTexts);
  const code = (text: string) => <code key={text}>{text}</code>;
  return tokenGroups().map(({ title, tokens, areColours }) => (
    <section key={title}>
      <h3>{titles[title] ?? title}</h3>
      {areColours ? (
        <ReferenceTable
          head={[words.token, words.light, words.dark]}
          rows={tokens.map(({ name }) => [
            code(name),
            <Swatch key="light" name={name} theme="light" />,
            <Swatch key="dark" name={name} theme="dark" />,
          ])}
        />
      ) : (
        <ReferenceTable
          head={[words.token, words.value]}
          rows={tokens.map(({ name, value }) => [code(name), code(value)])}
        />
      )}
    </section>
  ));
}

function Swatch({ name, theme }: { name: string; theme: 'light' | 'dark' }) {
  return (
    <ThemeRoot theme={theme}>
      <span className="docs-swatch" style={{ background: `var(${name})` }} />
    </ThemeRoot>
  );
}
