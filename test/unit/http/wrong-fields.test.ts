// @vitest-environment node
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { id, moment } from '#src/api/schemas.ts';
import { readOtherForms } from '#src/http/other-forms.ts';
import { wrongFields } from '#src/http/wrong-fields.ts';

const schema = v.object({
  records: v.array(v.object({ kind: v.picklist(['course', 'exam']), id, at: moment })),
});

it('a wrong answer is described by its fields and what each expects, never by what stands there', () => {
  const sent = { list: [{ kind: 'secret', id: {}, at: 'tomorrow' }] };
  const read = readOtherForms(schema, sent, 'Asia/Shanghai');
  if (!read.issues) throw new Error('was read');
  const { field, cause } = wrongFields(
    { method: 'GET', path: '/list', request: () => ({}), response: schema },
    read,
    'data',
  );
  expect(field).toBe('data.list[0].kind');
  expect(cause.message.split('\n')).toEqual([
    'GET /list',
    'data.list[0].kind: ("course" | "exam")',
    'data.list[0].id: id',
    'data.list[0].at: time',
  ]);
});
