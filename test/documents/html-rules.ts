import { HtmlValidate, type MetaDataTable } from 'html-validate';
import type { AttributeRule } from '../../src/element/definition.ts';
import { elementReferences } from '../../widgets/references.ts';

/** A boolean of ours may be bare or say `false`, which React writes. */
const booleans = ['', 'true', 'false'];

function allowedValues(rule: AttributeRule) {
  if (rule.type === 'boolean') return { omit: true, enum: booleans };
  if (rule.type === 'number') return { enum: [/^-?\d+(\.\d+)?$/] };
  // Patterns, since html-validate puts a value into lower case before it compares it with a word.
  return rule.values ? { enum: rule.values.map((value) => new RegExp(`^${value}$`)) } : {};
}

/** Our tags in the terms of html-validate: they may stand wherever text may. */
const ourTags: MetaDataTable = Object.fromEntries(
  elementReferences.map(({ tag, attributes = {} }) => [
    tag,
    {
      flow: true,
      phrasing: true,
      attributes: Object.fromEntries(
        Object.entries(attributes).map(([name, rule]) => [name, allowedValues(rule)]),
      ),
    },
  ]),
);

/** The rules of the HTML standard, without those about the format of markup. */
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard'],
  elements: ['html5', ourTags],
});

/** The violations of the standard in a page or a piece of one, each with its line. */
export function htmlFaults(html: string): string[] {
  const { results } = validator.validateStringSync(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ line, column, ruleId, message }) => `${line}:${column} ${ruleId}: ${message}`),
  );
}
