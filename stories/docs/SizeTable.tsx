import { useTexts } from '#src/texts/useTexts.ts';
import { ReferenceTable } from './ReferenceTable.tsx';
import { sizesOfWidget } from './recorded-sizes.ts';
import { docsTexts } from './texts.ts';

/** The last measured size of a widget in each form, with its limit. */
export function SizeTable({ name }: { name: string }) {
  const words = useTexts(docsTexts);
  const { element, component, packagedElement } = sizesOfWidget(name);
  const forms = [
    [words.asElement, element],
    [words.asComponent, component],
    [words.asPackagedElement, packagedElement],
  ] as const;
  return (
    <ReferenceTable
      head={[words.name, words.size, words.limit]}
      rows={forms.flatMap(([form, sizes]) => (sizes ? [[form, sizes.size, sizes.limit]] : []))}
    />
  );
}
