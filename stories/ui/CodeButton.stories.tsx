import type { Meta, StoryObj } from '@storybook/react-vite';
import { CodeButton } from '#src/ui/buttons/CodeButton.tsx';
import { Field } from '#src/ui/fields/Field.tsx';
import { Input } from '#src/ui/fields/Input.tsx';

const meta = {
  title: 'UI/CodeButton',
  component: CodeButton,
  args: { storageKey: 'story.code', onSend: () => new Promise((done) => setTimeout(done, 600)) },
} satisfies Meta<typeof CodeButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BesideAField: Story = {
  beforeEach: () => sessionStorage.removeItem('story.code'),
  render: (args) => (
    <div style={{ maxInlineSize: 420 }}>
      <Field label="短信验证码" required>
        <Input inputMode="numeric" autoComplete="one-time-code" placeholder="请输入验证码" />
        <CodeButton {...args} />
      </Field>
    </div>
  ),
};

export const Counting: Story = {
  args: { storageKey: 'story.code.counting' },
  beforeEach: () => sessionStorage.setItem('story.code.counting', JSON.stringify(Date.now() + 119_000)),
};

export const Sending: Story = {
  args: { storageKey: 'story.code.sending', onSend: () => new Promise(() => undefined) },
  play: async ({ canvas, userEvent, globals }) => {
    if (globals.root !== 'shadow') await userEvent.click(canvas.getByRole('button'));
  },
};

export const Disabled: Story = { args: { storageKey: 'story.code.disabled', disabled: true } };
