import { describe, expect, it } from 'vitest';
import { letOnly } from '../../../host/cdn/secondMangling.ts';

describe('one word to declare with', () => {
  it.each([
    ['const a=1;', 'let a=1;'],
    ['const{a}=b,[c]=d;', 'let{a}=b,[c]=d;'],
    ['for(const a of b){const c=a}', 'for(let a of b){let c=a}'],
    ['var a=1;let b=2;', 'var a=1;let b=2;'],
    ['export const a=()=>{const b=1;return b};', 'export let a=()=>{let b=1;return b};'],
    [
      'a("const b=1",`const ${(()=>{const c=1;return c})()}`,/const d/,x.const);',
      'a("const b=1",`const ${(()=>{let c=1;return c})()}`,/const d/,x.const);',
    ],
  ])('%s', (code, expected) => {
    expect(letOnly(code)).toBe(expected);
  });
});
