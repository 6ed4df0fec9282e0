import { CertificateDialog } from '#host/app/pages/certificates/CertificateDialog.tsx';
import ManagePage from '#host/app/pages/manage/ManagePage.tsx';
import type { Certificate } from '#src/api/space.ts';
import { Register } from '#widgets/login/pages/Register.tsx';
import { openEditor } from '../host/editor/editor-scene.tsx';
import { showPage } from '../host/personal-data/personal-data-scene.tsx';
import { openEnrolment, openProject } from './enrolment.ts';
import { firstRow } from './first-row.ts';
import { page, part } from './page-view.tsx';
import { click } from './widget-reads.ts';
import type { ReadingView } from './view.ts';

const course = await firstRow<{ id: string; title: string }>('/api/portal/authoring/openCourse/page');
const certificate = await firstRow<Certificate>('/api/orgUser/cert/getCertPage');

/** Dialogs and forms of pages that show data of the server; the portal itself leaves a page whose session ends. */
export const dialogReads: readonly ReadingView[] = [
  {
    name: 'the preview of a document',
    source: 'host/app/pages/manage/DocumentPreview.tsx',
    path: `/api/portal/authoring/openCourse/${course.id}`,
    open: page(ManagePage, '/courseManage?kind=openCourse'),
    async steps(shown) {
      await click(shown, `“${course.title}”的更多操作`);
      await click(shown, '预览', 'menuitem');
    },
    failure: '预览加载失败',
    isPublic: true,
    content: (shown) => shown.queryByText(/^本内容来自一线课堂/),
  },
  {
    name: 'the covers to choose from',
    source: 'host/app/pages/editor/cover/CoverDialog.tsx',
    path: '/api/upload/cover/page',
    open: (_, options) => openEditor('/courseAdd', { as: 'teacher', ...options }),
    steps: (shown) => click(shown, '选择封面'),
    failure: '封面加载失败',
    isPublic: true,
    // The skeletons of the gallery are silent.
    loading: null,
    content: (shown) => shown.queryAllByRole('button', { name: /^封面 / }).length > 0,
  },
  {
    name: 'the data that a project asks for',
    source: 'host/app/pages/details/EnrolDialog.tsx',
    path: '/pxapp/api/v6/user/userRequireInfo',
    open: openProject,
    steps: openEnrolment,
    failure: '报名信息加载失败',
    isPublic: true,
    content: (shown) => shown.queryAllByLabelText(/任教学校/).length > 0,
  },
  {
    name: 'the full view of a certificate',
    source: 'host/app/pages/certificates/CertificateDialog.tsx',
    path: '/api/orgUser/cert/getBase64Image',
    open: part(CertificateDialog, { certificate, facts: [], onClose: () => {} }),
    failure: '证书图片加载失败',
    isPublic: true,
    content: (shown) => shown.queryByRole('button', { name: '打印' }),
  },
  {
    name: 'the registration',
    source: 'widgets/login/pages/Register.tsx',
    path: '/api/orgUser/register/getRegisterState',
    open: part(Register, { by: 'name', onDone: () => {} }, { as: 'visitor' }),
    failure: '内容加载失败',
    isPublic: true,
    content: (shown) => shown.queryByRole('button', { name: '注册' }),
    empty: { data: { open: false }, state: (shown) => shown.queryByText('该机构未开放自主注册') },
  },
  {
    name: 'the scan that binds a WeChat account',
    source: 'host/app/pages/personal-data/wechat/WechatDialog.tsx',
    path: '/pxapp/api/v2/regedit/pollCode',
    open: (_, options) => showPage('PersonalData', { ...options, as: 'newcomer' }),
    steps: (shown) => click(shown, '绑定微信'),
    loading: null,
    content: (shown) => shown.queryByText('微信绑定成功'),
    // The code can be scanned all the same: the next question for it may succeed.
    without: (shown) => shown.queryByRole('img', { name: '微信绑定二维码' }),
  },
];
