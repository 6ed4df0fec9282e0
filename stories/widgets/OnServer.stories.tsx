import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChangePassword } from '#widgets/change-password/index.ts';
import { Comments } from '#widgets/comments/index.ts';
import { Header } from '#widgets/header/index.ts';
import { LegacyFeedback } from '#widgets/legacy-feedback/index.ts';
import { Messages } from '#widgets/messages/index.ts';
import { BindProject } from '#host/app/pages/personal-data/project/BindProject.tsx';
import { PersonalData } from '#host/app/pages/personal-data/PersonalData.tsx';
import { Sidebar } from '#widgets/sidebar/index.ts';
import { SignCard } from '#widgets/sign-card/index.ts';
import { onServer } from '../scene.tsx';

/** The widgets while the session is pending: what a server renders, and a browser shows until it is hydrated. */
const meta = { title: 'Widgets/OnServer', decorators: [onServer] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const HeaderPending: Story = { render: () => <Header nav search /> };
export const SidebarPending: Story = { render: () => <Sidebar path="/space" /> };
export const SignCardPending: Story = { render: () => <SignCard /> };
export const CommentsPending: Story = { render: () => <Comments subjectType="course" subjectId="5003" /> };
export const MessagesPending: Story = { render: () => <Messages /> };
export const PasswordPending: Story = { render: () => <ChangePassword /> };
export const FeedbackFormPending: Story = { render: () => <LegacyFeedback /> };
export const PersonalDataPending: Story = { render: () => <PersonalData /> };
export const BindProjectPending: Story = { render: () => <BindProject /> };
