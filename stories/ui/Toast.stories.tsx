import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Button } from '#src/ui/buttons/Button.tsx';
import { useToast } from '#src/ui/root/theme-root-context.ts';
import type { ToastMessage } from '#src/ui/toasts/toaster.ts';
import { Row } from '../Layout.tsx';

const messages: ToastMessage[] = [
  { tone: 'success', text: '修改密码成功' },
  { tone: 'error', text: '网络连接失败，请检查网络后重试' },
  { tone: 'info', text: '验证码已发送到您的手机上' },
];

const longText = '系统在保存时遇到了问题，请稍后重试。'.repeat(150);

function LongToast() {
  const toast = useToast();
  return <Button onClick={() => toast({ tone: 'error', text: longText })}>保存</Button>;
}

function Toasts() {
  const toast = useToast();
  return (
    <Row>
      {messages.map((message) => (
        <Button key={message.text} onClick={() => toast(message)}>
          {message.text}
        </Button>
      ))}
    </Row>
  );
}

const meta = { title: 'UI/Toast', component: Toasts } satisfies Meta<typeof Toasts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Shown: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    if (globals.root === 'shadow') return;
    for (const button of canvas.getAllByRole('button')) await userEvent.click(button);
  },
};

/** A server's message may be longer than the window is high: it scrolls and stays until it is dismissed. */
export const Long: Story = {
  render: () => <LongToast />,
  play: async ({ canvas, userEvent, globals }) => {
    if (globals.root === 'shadow') return;
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    const text = await canvas.findByText(longText);
    await waitFor(() => expect(text).toHaveAttribute('tabindex', '0'));
  },
};
