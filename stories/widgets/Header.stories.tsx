import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import LanguageMenu from '#host/app/layout/LanguageMenu.tsx';
import { pictureUrl } from '#host/sandbox/pictures/pictures.ts';
import layoutStyles from '#host/app/layout/layout.css?inline';
import { LanguageSwitchContext } from '#src/texts/language-switch.ts';
import { useStyles } from '#src/theme/useStyles.ts';
import { Header } from '#widgets/header/index.ts';
import { answering, failing, onScene, pending } from '../scene.tsx';

const organisation = '/api/orgUser/org/getConfigByCode';
const navigation = '/api/orgUser/org/getNavigationListByPc';
const user = '/api/user/user/info';

const meta = {
  title: 'Widgets/Header',
  tags: ['autodocs'],
  component: Header,
  args: { nav: true, search: true, path: '/index', onNavigate: () => false },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Header>;

export default meta;
type Story = StoryObj<typeof meta>;

function Languages() {
  useStyles(layoutStyles);
  return <LanguageMenu />;
}

const inPortal: Decorator = (Story) => (
  <LanguageSwitchContext value={{ choose: () => {}, button: <Languages /> }}>
    <Story />
  </LanguageSwitchContext>
);

const phone = { globals: { viewport: { value: 'mobile1' } } } satisfies Story;

export const Visitor: Story = { decorators: [onScene()] };
export const Guest: Story = { decorators: [onScene({ as: 'guest' })] };
export const Learner: Story = { decorators: [onScene({ as: 'teacher' })] };
export const Administrator: Story = { decorators: [onScene({ as: 'admin' })] };
/** In the portal, the header has its languages. */
export const LearnerWithLanguages: Story = {
  decorators: [inPortal, onScene({ as: 'teacher' })],
};
export const VisitorWithLanguages: Story = { decorators: [inPortal, onScene()] };
export const WithoutNavigationAndSearch: Story = {
  args: { nav: false, search: false },
  decorators: [onScene({ as: 'teacher' })],
};
export const Loading: Story = {
  decorators: [onScene({ as: 'teacher', ...pending(organisation, navigation, user) })],
};
export const NothingCanBeLoaded: Story = {
  decorators: [onScene({ as: 'teacher', ...failing(organisation, navigation, user) })],
};
export const ManyEntries: Story = {
  decorators: [
    onScene({
      as: 'admin',
      ...answering(
        navigation,
        [
          '首页',
          '研修活动',
          '培训项目',
          '直播课堂',
          '名师工作室',
          '课程超市',
          '校本研修',
          '师德专题',
          '作业设计',
          '骨干教师',
          '班主任论坛',
          '资源下载',
        ].map((name, place) => ({
          navigationCode: 'hyperlink',
          name,
          url: place === 0 ? '/index' : `/column/${place}`,
        })),
      ),
    }),
  ],
};
export const LongNames: Story = {
  decorators: [
    onScene({
      as: 'admin',
      prepare(sandbox) {
        const answer = (path: string, data: unknown) =>
          sandbox.fault({ method: 'GET', path, body: { code: 200, data }, times: 1000 });
        answer(organisation, {
          orgId: '1',
          orgCode: 'demo',
          name: '某某省某某市某某自治州教师继续教育与专业发展指导中心（东校区）',
        });
        answer(user, {
          userInfo: { userId: 'u-1002', realName: '买买提·艾力阿卜杜热依木江·吐尔逊', admin: true },
        });
      },
    }),
  ],
};
/** Logos of any proportion keep their shape and leave the header its height. */
const withLogo = (proportion: string) =>
  onScene({
    as: 'teacher',
    ...answering(organisation, {
      orgId: '1',
      orgCode: 'demo',
      name: '东湖区教师发展中心',
      logoUrl: pictureUrl('logo', proportion),
    }),
  });
export const TallLogo: Story = { decorators: [withLogo('1x4')] };
export const WideLogo: Story = { decorators: [withLogo('8x1')] };
export const PhoneTallLogo: Story = { ...phone, decorators: [withLogo('1x4')] };
export const PhoneWideLogo: Story = { ...phone, decorators: [withLogo('8x1')] };
export const Phone: Story = { ...phone, decorators: [onScene({ as: 'teacher' })] };
export const PhoneAdministrator: Story = { ...phone, decorators: [onScene({ as: 'admin' })] };
export const Scrolled: Story = {
  decorators: [
    (Story) => (
      <div style={{ blockSize: '200vh' }}>
        <Story />
      </div>
    ),
    onScene({ as: 'teacher' }),
  ],
  play: () => window.scrollTo(0, 200),
};

/** The canvas cannot reach into a shadow root. */
const asksToLeave =
  (isTicked: boolean): NonNullable<Story['play']> =>
  async ({ canvas, globals }) => {
    if (globals.root === 'shadow') return;
    await userEvent.click(await canvas.findByRole('button', { name: /的账号菜单$|^Account menu of / }));
    await userEvent.click(await canvas.findByRole('menuitem', { name: /^(退出登录|Sign out)$/ }));
    const box = within(await canvas.findByRole('alertdialog')).getByRole('checkbox');
    if (isTicked) await expect(box).toBeChecked();
    else await expect(box).not.toBeChecked();
  };

export const LogOut: Story = { decorators: [onScene({ as: 'teacher' })], play: asksToLeave(false) };
export const LogOutOnPublicComputer: Story = {
  decorators: [onScene({ as: 'teacher', settings: { publicComputer: true } })],
  play: asksToLeave(true),
};
export const LogOutOnPhone: Story = { ...phone, ...LogOutOnPublicComputer };
