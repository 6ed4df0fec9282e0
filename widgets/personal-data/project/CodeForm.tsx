import { useForm } from '../../../src/data/useForm.ts';
import { bindProjectTexts } from '../texts.ts';
import { useTexts } from '../../../src/texts/useTexts.ts';
import { Button } from '../../../src/ui/Button.tsx';
import { Field } from '../../../src/ui/Field.tsx';
import { Input } from '../../../src/ui/Input.tsx';

/** Finds a project by the number in its announcement. */
export function CodeForm({ onFind }: { onFind: (id: string) => void }) {
  const words = useTexts(bindProjectTexts);
  const form = useForm({
    initial: { code: '' },
    check: ({ code }) => ({
      code: !code.trim()
        ? words.codeRequired
        : /^[A-Za-z0-9-]{1,40}$/.test(code.trim())
          ? undefined
          : words.codeWrong,
    }),
    async send({ code }) {
      onFind(code.trim());
    },
    generalFailure: words.failed,
  });
  return (
    <form className="portal-data-form" data-narrow="" ref={form.ref} onSubmit={form.submit} noValidate>
      <Field label={words.code} error={form.errors.code}>
        <Input {...form.bind('code')} placeholder={words.codeHint} autoComplete="off" maxLength={40} />
      </Field>
      <Button type="submit" variant="primary" size="large" block busy={form.busy}>
        {words.find}
      </Button>
    </form>
  );
}
