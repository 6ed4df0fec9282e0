import { useTexts } from '#src/texts/useTexts.ts';
import { Checkbox } from '#src/ui/fields/Checkbox.tsx';
import { Field } from '#src/ui/fields/Field.tsx';
import { Input } from '#src/ui/fields/Input.tsx';
import { lazyComponent } from '#src/ui/loading/lazyComponent.tsx';
import { Select } from '#src/ui/fields/Select.tsx';
import { Skeleton } from '#src/ui/states/Skeleton.tsx';
import { TextArea } from '#src/ui/fields/TextArea.tsx';
import { CoverField } from './cover/CoverField.tsx';
import type { EditorScope } from './editor-scope.ts';
import type { EditorField as FieldDefinition } from './editor-kinds.ts';
import { FieldGroup } from '#src/ui/fields/FieldGroup.tsx';
import type { FilesFieldProps } from '../../content/files/FilesField.tsx';
import { editorTexts } from './texts.ts';
import type { TreeFieldProps } from './TreeField.tsx';

const options = { pending: () => <Skeleton lines={4} /> };
const ChapterEditor = lazyComponent<{ scope: EditorScope }>(
  () => import('./ChapterEditor.tsx').then((module) => module.ChapterEditor),
  options,
);
const FilesField = lazyComponent<FilesFieldProps>(
  () => import('../../content/files/FilesField.tsx').then((module) => module.FilesField),
  options,
);
const TreeField = lazyComponent<TreeFieldProps>(
  () => import('./TreeField.tsx').then((module) => module.TreeField),
  options,
);

interface EditorFieldProps {
  field: FieldDefinition;
  scope: EditorScope;
}

/** One field of the form, by its row of the table. `data-at` is where a fault leads the focus. */
export function EditorField({ field, scope }: EditorFieldProps) {
  const words = useTexts(editorTexts);
  const { content, uploads, faultAt } = scope;
  const wiring = {
    label: words[field.label ?? field.name],
    hint: field.hint && words[field.hint],
    error: faultAt(field.name),
    required: field.required ?? false,
  };
  return (
    <div className="portal-editor-field" data-at={field.name} data-type={field.type}>
      {field.type === 'tree' ? (
        <TreeField {...wiring} scope={scope} name={field.name} limit={field.limit} />
      ) : field.type === 'files' ? (
        <FilesField
          {...wiring}
          files={content.files[field.name] ?? []}
          uploads={uploads}
          slot={field.name}
          kind={field.file}
          limit={field.limit}
        />
      ) : field.type === 'cover' ? (
        <CoverField {...wiring} scope={scope} />
      ) : field.type === 'chapters' ? (
        <FieldGroup {...wiring}>
          <ChapterEditor scope={scope} />
        </FieldGroup>
      ) : (
        <TypedField {...wiring} scope={scope} field={field} />
      )}
    </div>
  );
}

interface TypedFieldProps {
  field: Exclude<FieldDefinition, { type: 'tree' | 'files' | 'cover' | 'chapters' }>;
  scope: EditorScope;
  label: string;
  hint: string | undefined;
  error: string;
  required: boolean;
}

function TypedField({ field, scope, ...wiring }: TypedFieldProps) {
  const words = useTexts(editorTexts);
  const { content, edit } = scope;
  const { name } = field;
  const value = content.fields[name] ?? '';
  const set = (next: string) => edit({ type: 'field', name, value: next });

  if (field.type === 'toggle') {
    return (
      <div className="portal-field">
        <Checkbox checked={value === 'true'} onChange={(event) => set(String(event.currentTarget.checked))}>
          {wiring.label}
        </Checkbox>
        {wiring.hint ? <p className="portal-field-hint">{wiring.hint}</p> : null}
      </div>
    );
  }
  return (
    <Field {...wiring}>
      {field.type === 'area' ? (
        <TextArea
          value={value}
          limit={field.limit}
          rows={field.limit > 1000 ? 10 : 4}
          onChange={(event) => set(event.currentTarget.value)}
        />
      ) : field.type === 'select' ? (
        <Select
          value={value}
          options={field.options.map((option) => ({ value: option, label: words[option] }))}
          onChange={(event) => set(event.currentTarget.value)}
        />
      ) : (
        <Input
          type={field.type === 'number' ? 'text' : field.type}
          inputMode={field.type === 'number' ? 'decimal' : undefined}
          autoComplete="off"
          value={value}
          onChange={(event) => set(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}
