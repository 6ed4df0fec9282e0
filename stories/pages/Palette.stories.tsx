import type { Meta, StoryObj } from '@storybook/react-vite';
import { Palette } from '#host/app/layout/palette/Palette.tsx';
import { writeRecentPages } from '#host/app/layout/palette/recent-pages.ts';
import { SEARCH_LIMIT } from '#src/rules/limits.ts';
import type { SceneOptions } from '#test/scene.ts';
import { failing, onScene, pending } from '../scene.tsx';

const permissions = ['/api/orgUser/org/getIssuePermission', '/api/orgUser/org/getAuditPermission'];

/** A teacher who has been somewhere, with what else the server is to do. */
const visited = ({ prepare }: SceneOptions = {}) =>
  onScene({
    as: 'teacher',
    prepare(sandbox) {
      prepare?.(sandbox);
      writeRecentPages('demo|u-1001', [
        { name: 'courseHome', path: '/courseHome?id=5001', title: '图形与几何直观教学：从课标到课堂' },
        { name: 'myCertificates', path: '/space/myCertificates', title: '' },
      ]);
    },
  });

const meta = {
  title: 'Host/Palette',
  component: Palette,
  parameters: { layout: 'fullscreen' },
  args: {
    address: '/space/workbench',
    confirm: () => Promise.resolve(false),
    onFeedback: () => undefined,
    onClose: () => undefined,
  },
} satisfies Meta<typeof Palette>;

export default meta;
type Story = StoryObj<typeof meta>;

const typed =
  (text: string): Story['play'] =>
  async ({ canvas, userEvent, globals }) => {
    if (globals.root === 'shadow') return;
    await userEvent.click(await canvas.findByRole('combobox'));
    await userEvent.paste(text);
  };

export const Initial: Story = { decorators: [visited()] };
export const Matches: Story = { decorators: [visited()], play: typed('课') };
/** Only the search is left. */
export const NoMatch: Story = { decorators: [visited()], play: typed('分数的意义') };
export const TooLong: Story = { decorators: [visited()], play: typed('长'.repeat(SEARCH_LIMIT + 1)) };
export const Guest: Story = { decorators: [onScene({ as: 'guest' })] };
/** The server has not said yet if the user may author. */
export const Loading: Story = { decorators: [visited(pending(...permissions))] };
export const Failed: Story = {
  decorators: [visited(failing(...permissions))],
  play: typed('课'),
};
export const Phone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  decorators: [visited()],
};
