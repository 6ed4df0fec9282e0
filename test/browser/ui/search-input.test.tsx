import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { SearchInput } from '#src/ui/fields/SearchInput.tsx';
import { mount, rootKinds } from '../mount.tsx';

function Searched({ onClear }: { onClear: () => void }) {
  const [text, setText] = useState('');
  return (
    <SearchInput
      aria-label="关键词"
      value={text}
      onChange={setText}
      clearLabel="清除搜索词"
      onClear={onClear}
      trailing={<button>搜索</button>}
    />
  );
}

describe.each(rootKinds)('in %s', (kind) => {
  test('is cleared by its button, which is there once something is typed, and keeps the focus', async () => {
    const onClear = vi.fn();
    const { getByRole, queryByRole } = mount(<Searched onClear={onClear} />, { kind });
    const field = getByRole<HTMLInputElement>('searchbox', { name: '关键词' });
    expect(queryByRole('button', { name: '清除搜索词' })).toBeNull();
    await userEvent.fill(field, '作业');
    await userEvent.click(getByRole('button', { name: '清除搜索词' }));
    expect(field).toHaveValue('');
    expect(field.matches(':focus')).toBe(true);
    expect(onClear).toHaveBeenCalledOnce();
    expect(queryByRole('button', { name: '清除搜索词' })).toBeNull();
    expect(getByRole('button', { name: '搜索' })).toBeVisible();
  });

  test.each([
    ['the composition says so', { isComposing: true }, false],
    ['Safari says so by the key code alone', { keyCode: 229 }, false],
    ['no word is composed', {}, true],
  ])('Enter submits only if it ends no word of an input method: %s', (_, sign, isSubmitting) => {
    const { getByRole } = mount(<Searched onClear={() => {}} />, { kind });
    const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...sign });
    expect(getByRole('searchbox').dispatchEvent(enter)).toBe(isSubmitting);
  });
});
