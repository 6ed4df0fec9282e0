import { localMedia } from '#src/rules/media-url.ts';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Avatar } from '#src/ui/media/Avatar.tsx';
import { Badge } from '#src/ui/badges/Badge.tsx';
import { CornerBadge } from '#src/ui/badges/CornerBadge.tsx';
import { Button } from '#src/ui/buttons/Button.tsx';
import { Checkbox } from '#src/ui/fields/Checkbox.tsx';
import { IconButton } from '#src/ui/buttons/IconButton.tsx';
import { Pager } from '#src/ui/navigation/Pager.tsx';
import { RadioGroup } from '#src/ui/fields/RadioGroup.tsx';
import { SkipLink } from '#src/ui/navigation/SkipLink.tsx';
import { mount, rootKinds } from '../mount.tsx';
import { eventually } from '../../eventually.ts';

describe.each(rootKinds)('in %s', (kind) => {
  describe('a button', () => {
    test('is pressed by mouse, Enter and Space, and submits nothing by itself', async () => {
      const onClick = vi.fn();
      const onSubmit = vi.fn();
      const { getByRole } = mount(
        <form onSubmit={onSubmit}>
          <Button onClick={onClick}>保存</Button>
        </form>,
        { kind },
      );
      await userEvent.click(getByRole('button', { name: '保存' }));
      await userEvent.keyboard('{Enter}');
      await userEvent.keyboard(' ');
      expect(onClick).toHaveBeenCalledTimes(3);
      expect(onSubmit).not.toHaveBeenCalled();
    });

    test('at work it keeps its width, its name and the focus, and ignores clicks', async () => {
      const onClick = vi.fn();
      const { getByRole, rerender, focused } = mount(<Button onClick={onClick}>提交反馈</Button>, { kind });
      const button = getByRole('button', { name: '提交反馈' });
      const { width } = button.getBoundingClientRect();
      button.focus();
      rerender(
        <Button busy onClick={onClick}>
          提交反馈
        </Button>,
      );
      expect(getByRole('button', { name: '提交反馈' })).toBe(button);
      expect(button.getAttribute('aria-busy')).toBe('true');
      expect(button.getBoundingClientRect().width).toBe(width);
      expect(focused()).toBe(button);
      button.click();
      expect(onClick).not.toHaveBeenCalled();
    });

    test('at work it lets no form be submitted', () => {
      const onSubmit = vi.fn();
      const { getByRole } = mount(
        <form onSubmit={onSubmit}>
          <Button type="submit" busy>
            登录
          </Button>
        </form>,
        { kind },
      );
      getByRole('button').click();
      expect(onSubmit).not.toHaveBeenCalled();
    });

    test('with an address it is a link', () => {
      const { getByRole } = mount(<Button href="/course">浏览课程</Button>, { kind });
      expect(getByRole('link', { name: '浏览课程' }).getAttribute('href')).toBe('/course');
    });

    test('of an icon alone it has a name and a tooltip', () => {
      const { getByRole } = mount(<IconButton label="搜索" icon={<svg />} />, { kind });
      expect(getByRole('button', { name: '搜索' }).title).toBe('搜索');
    });
  });

  describe('a badge', () => {
    test.each([
      [1, '1'],
      [99, '99'],
      [100, '99+'],
      [1280, '99+'],
    ])('for %i shows %s', (count, shown) => {
      const { getByText } = mount(<Badge count={count} />, { kind });
      expect(getByText(shown)).toBeTruthy();
      expect(getByText(`${shown} 条未读`)).toBeTruthy();
    });

    test('on something shows the count and leaves it to the name of the thing to say it', () => {
      const { getByText } = mount(<CornerBadge count={128}>通知</CornerBadge>, { kind });
      expect(getByText('99+').ariaHidden).toBe('true');
      expect(getByText('通知').textContent).toBe('通知99+');
    });

    test.each([0, -1, Number.NaN])('for %d shows nothing', (count) => {
      const { getByText, queryByText } = mount(
        <>
          <CornerBadge count={count}>通知</CornerBadge>
          <Badge count={count} />
        </>,
        { kind },
      );
      expect(getByText('通知').textContent).toBe('通知');
      expect(queryByText(/未读/)).toBeNull();
    });
  });

  describe('a choice', () => {
    test('a checkbox is switched by its label', async () => {
      const { getByRole, getByText } = mount(<Checkbox>我已阅读并同意《用户服务协议》</Checkbox>, { kind });
      await userEvent.click(getByText(/我已阅读/));
      expect(getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
    });

    test('a radio group has a name, says what is wrong, and is driven by the arrows', async () => {
      function Types() {
        const [type, setType] = useState<number | null>(null);
        return (
          <RadioGroup
            label="反馈类型"
            required
            value={type}
            onChange={setType}
            error={type === null ? '请选择反馈类型' : undefined}
            options={[
              { value: 1, label: '功能故障/反馈' },
              { value: 2, label: '操作体验' },
            ]}
          />
        );
      }
      const { getByRole, getByText, queryByText, root } = mount(<Types />, { kind });
      const group = getByRole('radiogroup', { name: /反馈类型/ });
      expect(group.getAttribute('aria-invalid')).toBe('true');
      const description = (root as ShadowRoot).getElementById(group.getAttribute('aria-describedby') ?? '');
      expect(description?.textContent).toBe('请选择反馈类型');
      await userEvent.click(getByText('功能故障/反馈'));
      expect(queryByText('请选择反馈类型')).toBeNull();
      await userEvent.keyboard('{ArrowDown}');
      expect(getByRole<HTMLInputElement>('radio', { name: '操作体验' }).checked).toBe(true);
    });
  });

  describe('a pager', () => {
    const turning = (start: number, pageCount: number, busy = false) => {
      const onChange = vi.fn();
      function Turning() {
        const [page, setPage] = useState(start);
        onChange.mockImplementation(setPage);
        return <Pager page={page} pageCount={pageCount} busy={busy} onChange={onChange} />;
      }
      return { onChange, stage: mount(<Turning />, { kind }) };
    };

    test('names itself and marks the current page', () => {
      const { getByRole } = turning(3, 5).stage;
      expect(getByRole('navigation', { name: '分页' })).toBeTruthy();
      expect(getByRole('button', { current: 'page', hidden: true }).textContent).toBe('3');
    });

    test('goes back and forth, and stops at the ends', async () => {
      const { stage, onChange } = turning(1, 2);
      const next = stage.getByRole<HTMLButtonElement>('button', { name: '下一页' });
      const previous = stage.getByRole<HTMLButtonElement>('button', { name: '上一页' });
      expect(previous).toHaveAttribute('aria-disabled', 'true');
      previous.click();
      await userEvent.click(next);
      expect(next).toHaveAttribute('aria-disabled', 'true');
      next.click();
      await userEvent.click(previous);
      expect(onChange.mock.calls).toEqual([[2], [1]]);
      expect(next).not.toHaveAttribute('aria-disabled');
    });

    test('keeps the focus on an arrow that leads no further', async () => {
      const { stage, onChange } = turning(2, 3);
      const next = stage.getByRole('button', { name: '下一页' });
      next.focus();
      await userEvent.keyboard('{Enter}');
      expect(next).toHaveAttribute('aria-disabled', 'true');
      expect(stage.focused()).toBe(next);
      await userEvent.keyboard('{Enter}');
      expect(onChange.mock.calls).toEqual([[3]]);
      await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
      expect(stage.focused()).not.toBe(next);
    });

    test('has useless arrows that look like disabled buttons', async () => {
      const { getByRole } = turning(1, 3).stage;
      const [previous, next] = ['上一页', '下一页'].map((name) => getByRole('button', { name }));
      await userEvent.hover(previous as HTMLElement);
      const { cursor, backgroundColor, color } = getComputedStyle(previous as HTMLElement);
      expect([cursor, backgroundColor]).toEqual(['not-allowed', 'rgba(0, 0, 0, 0)']);
      expect(color).not.toBe(getComputedStyle(next as HTMLElement).color);
    });

    test('jumps to a typed page', async () => {
      const { stage, onChange } = turning(5, 36);
      stage.host.style.width = '900px';
      const field = stage.getByLabelText('跳转到的页码，共 36 页');
      await userEvent.type(field, '12{Enter}');
      expect(onChange).toHaveBeenCalledExactlyOnceWith(12);
      expect((field as HTMLInputElement).value).toBe('');
    });

    test.each(['37', '0', '1.5', '-3'])('says why it does not jump to %s, and keeps it', async (typed) => {
      const { stage, onChange } = turning(5, 36);
      stage.host.style.width = '900px';
      const field = stage.getByLabelText<HTMLInputElement>('跳转到的页码，共 36 页');
      await userEvent.type(field, `${typed}{Enter}`);
      expect(stage.getByRole('alert').textContent).toBe('请输入 1 至 36 的页码');
      expect(field.value).toBe(typed);
      expect(field.getAttribute('aria-invalid')).toBe('true');
      expect(onChange).not.toHaveBeenCalled();
      await userEvent.fill(field, '2');
      expect(stage.getByRole('alert').textContent).toBe('');
      await userEvent.keyboard('{Enter}');
      expect(onChange).toHaveBeenCalledExactlyOnceWith(2);
    });

    test('counts a click while a list is being loaded', () => {
      const { stage, onChange } = turning(3, 5, true);
      expect(stage.getByRole('navigation')).toHaveAttribute('aria-busy', 'true');
      stage.getByRole('button', { name: '下一页' }).click();
      expect(onChange).toHaveBeenCalledExactlyOnceWith(4);
    });

    test('is not there for a single page', () => {
      expect(turning(1, 1).stage.queryByRole('navigation')).toBeNull();
    });

    test('in a narrow place shows the current page between the arrows', () => {
      const { stage } = turning(12, 36);
      stage.host.style.width = '358px';
      expect(getComputedStyle(stage.getByText('12 / 36')).display).not.toBe('none');
      expect(stage.queryByRole('button', { name: '第 11 页' })).toBeNull();
    });
  });

  describe('an avatar', () => {
    test('is 57 pixels large and drawn where there is no picture', () => {
      const { getByRole } = mount(<Avatar name="王晓燕" />, { kind });
      const avatar = getByRole('img', { name: '王晓燕的头像' });
      expect(avatar.getBoundingClientRect()).toMatchObject({ width: 57, height: 57 });
      expect(avatar.tagName).toBe('svg');
    });

    test('is drawn where the picture does not load, and tries again with a new address', async () => {
      const { getByRole, rerender } = mount(
        <Avatar name="王晓燕" size={60} src={localMedia('data:image/png;base64,broken')} />,
        {
          kind,
        },
      );
      await eventually(() => expect(getByRole('img').tagName).toBe('svg'));
      expect(getByRole('img').getBoundingClientRect().width).toBe(60);
      rerender(
        <Avatar name="王晓燕" src={localMedia('data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=')} />,
      );
      expect(getByRole('img').tagName).toBe('IMG');
    });
  });

  test('the skip link is the first stop and brings the focus to the content', async () => {
    const address = location.href;
    const { getByRole, focused, container } = mount(
      <>
        <SkipLink target="content" />
        <main id="content" tabIndex={-1}>
          主要内容
        </main>
      </>,
      { kind },
    );
    expect(getComputedStyle(getByRole('link', { name: '跳到主要内容' })).clipPath).not.toBe('none');
    getByRole('link').focus();
    expect(getComputedStyle(getByRole('link')).clipPath).toBe('none');
    await userEvent.keyboard('{Enter}');
    expect(focused()).toBe(container.querySelector('main'));
    expect(location.href).toBe(address);
  });
});
