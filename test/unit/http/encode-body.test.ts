import { describe, expect, it } from 'vitest';
import { encodeBody } from '#src/http/encode-body.ts';

const fieldsOf = (encoded: BodyInit) => [...(encoded as FormData | URLSearchParams).entries()];

describe('a form', () => {
  it('is urlencoded, with numbers and truth values as text, and without what has no value', () => {
    const encoded = encodeBody({ form: { name: '图 片', size: 7, all: false, none: undefined } });
    expect(encoded).toBeInstanceOf(URLSearchParams);
    expect(fieldsOf(encoded)).toEqual([
      ['name', '图 片'],
      ['size', '7'],
      ['all', 'false'],
    ]);
  });

  it('is multipart as soon as one value is a file, which keeps its name', () => {
    const file = new File(['x'], '教案.pdf');
    const encoded = encodeBody({ form: { kind: 1, file, none: undefined } });
    expect(encoded).toBeInstanceOf(FormData);
    expect(fieldsOf(encoded)).toEqual([
      ['kind', '1'],
      ['file', expect.objectContaining({ name: '教案.pdf' })],
    ]);
  });

  it('may have no fields', () => {
    expect(fieldsOf(encodeBody({}))).toEqual([]);
  });
});

it('a body is JSON', () => {
  expect(encodeBody({ body: { name: '图 片', none: undefined, list: [1] } })).toBe(
    '{"name":"图 片","list":[1]}',
  );
});
