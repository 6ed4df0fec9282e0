import { parametersOf, typeOf } from '#host/package/types.ts';
import type { ElementTexts } from '#host/gallery/element-texts.ts';
import { detailType, eventsOf } from '#src/element/common-events.ts';
import type { DocumentedElement } from '#src/element/reference.ts';
import { fill } from '#src/texts/texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { ReferenceTable } from './ReferenceTable.tsx';
import { docsTexts } from './texts.ts';
import { withCode } from './with-code.tsx';

interface ElementReferenceProps {
  element: DocumentedElement;
  /** Its sentences in the page's language. */
  texts: ElementTexts;
}

/** Attributes, properties, methods, events and parts of an element, from its definition. */
export function ElementReference({ element, texts }: ElementReferenceProps) {
  const words = useTexts(docsTexts);
  const attributes = Object.entries(element.attributes ?? {});
  const properties = Object.entries(element.properties ?? {});
  const methods = Object.entries(element.methods ?? {});
  const parts = Object.entries(element.parts ?? {});
  const code = (text: string) => <code key={text}>{text}</code>;
  return (
    <>
      <h2>{words.attributes}</h2>
      {attributes.length === 0 ? (
        <p>{words.noAttributes}</p>
      ) : (
        <ReferenceTable
          head={[words.name, words.type, words.byDefault, words.meaning]}
          rows={attributes.map(([name, rule]) => [
            code(name),
            code(typeOf(rule)),
            rule.type === 'boolean'
              ? code('false')
              : rule.default !== undefined && rule.default !== '' && code(String(rule.default)),
            withCode(texts.attributes[name] ?? rule.summary),
          ])}
        />
      )}
      {properties.length > 0 && (
        <>
          <h2>{words.properties}</h2>
          <p>{words.propertiesHint}</p>
          <ReferenceTable
            head={[words.name, words.meaning]}
            rows={properties.map(([name, summary]) => [
              code(name),
              withCode(texts.properties[name] ?? summary),
            ])}
          />
        </>
      )}
      <h2>{words.methods}</h2>
      {methods.length === 0 ? (
        <p>{words.noMethods}</p>
      ) : (
        <ReferenceTable
          head={[words.name, words.meaning]}
          rows={methods.map(([name, method]) => [
            code(`${name}(${parametersOf(method)})`),
            withCode(texts.methods[name] ?? method.summary),
          ])}
        />
      )}
      <h2>{words.events}</h2>
      <p>{words.eventsHint}</p>
      <ReferenceTable
        head={[words.name, words.detail, words.meaning]}
        rows={eventsOf(element).map((event) => [
          code(event.name),
          code(detailType(event)),
          withCode(texts.events[event.name] ?? event.summary),
        ])}
      />
      <h2>{words.parts}</h2>
      {parts.length === 0 ? (
        <p>{words.noParts}</p>
      ) : (
        <>
          <p>{withCode(fill(words.partsHint, { selector: `${element.tag}::part(${parts[0]?.[0]})` }))}</p>
          <ReferenceTable
            head={[words.name, words.meaning]}
            rows={parts.map(([name, summary]) => [code(name), withCode(texts.parts[name] ?? summary)])}
          />
        </>
      )}
    </>
  );
}
