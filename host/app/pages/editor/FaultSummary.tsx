import { useTexts } from '#src/texts/useTexts.ts';
import { fill } from '#src/texts/texts.ts';
import type { Fault } from './check-document.ts';
import { editorTexts } from './texts.ts';

/** The faults that prevent publishing; each leads to its field. */
export function FaultSummary({
  faults,
  onShow,
}: {
  faults: readonly Fault[];
  onShow: (fault: Fault) => void;
}) {
  const words = useTexts(editorTexts);
  if (faults.length === 0) return null;
  const title = fill(words.faults, { count: faults.length });
  return (
    <section className="portal-editor-note portal-editor-faults" data-tone="danger" aria-label={title}>
      <p role="status">{title}</p>
      <ul>
        {faults.map((fault) => (
          <li key={fault.at + fault.message}>
            <button type="button" onClick={() => onShow(fault)}>
              {fault.message}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
