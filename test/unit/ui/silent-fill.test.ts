import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const read = (file: string) => readFileSync(file, 'utf8');
const sources = ['src', 'widgets', 'host'].flatMap((room) =>
  readdirSync(room, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => `${room}/${file}`)
    .toSorted(),
);
const testing = ['silent-fill', 'silent-fill-on-pages']
  .map((name) => read(`test/browser/${name}.test.tsx`))
  .join('\n');

/** Forms without a field that text is typed into. */
const withoutText = ['host/app/pages/personal-data/project/ConfirmForm.tsx'];

/** An `<input>` that nothing fills in with a text, or that nobody sees. */
const otherInput = /\btype=(?:"|\{[^}]*')(?:file|range|checkbox|radio)\b|\breadOnly hidden\b/;

/** The tags of the text fields of HTML in a source. */
function textFieldsIn(code: string): string[] {
  const tags = code.match(/<(?:input|textarea)\b(?:=>|[^>])*>/g) ?? [];
  return tags.filter((tag) => !otherInput.test(tag));
}

describe('what a text field holds without an event', () => {
  test.each(sources.filter((file) => textFieldsIn(read(file)).length > 0))(
    'is heard by the field of %s',
    (file) => {
      const code = read(file);
      for (const tag of textFieldsIn(code)) expect(tag).toContain('{...watched}');
      expect(code).toMatch(/const watched = useSilentFill[<(]/);
    },
  );

  test.each(sources.filter((file) => read(file).includes('<form')))('is sent by the form of %s', (file) => {
    if (withoutText.includes(file)) expect(read(file)).not.toMatch(/<\w*(?:Input|TextArea|Field)\b/);
    else expect(testing).toContain(`source: '${file}'`);
  });
});
