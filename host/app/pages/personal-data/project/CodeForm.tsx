import { useForm } from '#src/data/forms/useForm.ts';
import { plainText } from '#src/rules/characters.ts';
import { PROJECT_CODE_LIMIT } from '#src/rules/limits.ts';
import { bindProjectTexts } from '../texts.ts';
import { fill } from '#src/texts/texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { Field } from '#src/ui/fields/Field.tsx';
import { Input } from '#src/ui/fields/Input.tsx';

type Words = { [Key in keyof (typeof bindProjectTexts)['zh-CN']]: string };

function codeFault(code: string, words: Words): string | undefined {
  if (code === '') return words.codeRequired;
  if (code.length > PROJECT_CODE_LIMIT) return fill(words.codeTooLong, { limit: PROJECT_CODE_LIMIT });
  return /^[A-Za-z0-9-]+$/.test(code) ? undefined : words.codeWrong;
}

/** Finds a project by the number in its announcement. */
export function CodeForm({ onFind }: { onFind: (id: string) => void }) {
  const words = useTexts(bindProjectTexts);
  const form = useForm({
    initial: { code: '' },
    keep: { code: plainText },
    check: ({ code }) => ({ code: codeFault(code.trim(), words) }),
    async send({ code }) {
      onFind(code.trim());
    },
    generalFailure: words.failed,
  });
  return (
    <form className="portal-data-form" data-narrow="" {...form.props}>
      <Field label={words.code} error={form.errors.code}>
        <Input {...form.bind('code')} placeholder={words.codeHint} autoComplete="off" />
      </Field>
      <Button type="submit" variant="primary" size="large" block busy={form.busy}>
        {words.find}
      </Button>
    </form>
  );
}
