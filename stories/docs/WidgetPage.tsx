import { useOf } from '@storybook/addon-docs/blocks';
import { exampleOf } from '#host/gallery/examples.ts';
import { tagLine } from '#host/gallery/snippet.ts';
import { textsOf } from '#host/gallery/element-texts.ts';
import { fill } from '#src/texts/texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { useDocsLocale } from './docs-locale.ts';
import { CodeBlock } from './CodeBlock.tsx';
import { ElementReference } from './ElementReference.tsx';
import { LiveStories } from './LiveStories.tsx';
import { pageUrl } from './page-url.ts';
import { docsPages, titleOf } from './pages.ts';
import { SizeTable } from './SizeTable.tsx';
import { TextTable } from './TextTable.tsx';
import { docsTexts } from './texts.ts';
import { elementOfTitle } from './widget-page.ts';
import { textsOfWidget } from './widget-texts.ts';
import { withCode } from './with-code.tsx';

const LANGUAGES_PAGE = '07-languages.mdx';

/** The documentation page of the widget whose stories it stands beside; all of it is read from the widget's folder. */
export function WidgetPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const words = useTexts(docsTexts);
  const locale = useDocsLocale();
  const element = elementOfTitle(preparedMeta.title);
  if (!element) throw new Error(`No element belongs to the stories ${preparedMeta.title}`);
  const { tag } = element;
  const name = tag.slice('portal-'.length);
  const texts = textsOf(element, locale);
  const rows = textsOfWidget(name);
  return (
    <>
      <h1>
        {texts.name} <code>{`<${tag}>`}</code>
      </h1>
      <p>{withCode(texts.summary || element.summary)}</p>
      <h2>{words.states}</h2>
      <p>{words.statesHint}</p>
      <LiveStories name={texts.name} />
      <h2>{words.embed}</h2>
      <CodeBlock className="language-html">{tagLine(tag, exampleOf(tag).attributes)}</CodeBlock>
      <p>
        {withCode(
          fill(words.entries, {
            component: `portal-widgets/${name}`,
            element: `portal-widgets/elements/${name}`,
          }),
        )}
      </p>
      <ElementReference element={element} texts={texts} />
      <h2>{words.texts}</h2>
      {rows.length > 0 ? (
        <>
          <p>{withCode(fill(words.textsHint, { example: `{"${rows[0]?.key}": "…"}` }))}</p>
          <TextTable rows={rows} />
        </>
      ) : (
        <SharedTexts />
      )}
      <h2>{words.sizes}</h2>
      <p>{words.sizesHint}</p>
      <SizeTable name={name} />
    </>
  );
}

function SharedTexts() {
  const words = useTexts(docsTexts);
  const locale = useDocsLocale();
  const page = docsPages.find((one) => one.file === LANGUAGES_PAGE && one.locale === locale);
  if (!page) throw new Error(`There is no page ${LANGUAGES_PAGE}`);
  return (
    <p>
      {words.sharedTexts}{' '}
      <a href={pageUrl(page.id, locale)} target="_top">
        {titleOf(page.mdx).split('/').at(-1)}
      </a>
    </p>
  );
}
