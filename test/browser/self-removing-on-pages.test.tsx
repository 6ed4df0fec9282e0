import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { ReactNode } from 'react';
import { SpacePage as Frame } from '#host/app/layout/SpacePage.tsx';
import PointPage from '#host/app/pages/point/PointPage.tsx';
import WorkbenchPage from '#host/app/pages/workbench/WorkbenchPage.tsx';
import { CustomerService } from '#host/app/pages/customer-service/CustomerService.tsx';
import { BindPhone } from '#host/app/pages/personal-data/mobile/BindPhone.tsx';
import { EditData } from '#host/app/pages/personal-data/edit/EditData.tsx';
import { PersonalData } from '#host/app/pages/personal-data/PersonalData.tsx';
import { nameOfPlace } from './named-place.ts';
import { openSpacePage, type SpacePage } from './host/space-scene.tsx';
import { eventually } from './widget.tsx';

interface Case {
  control: string;
  on: string;
  page: ReactNode;
  /** The request that fails once. */
  fails?: string;
  /** A draft that the user typed before a reload. */
  draft?: Record<string, string>;
  steps?: (shown: SpacePage) => Promise<unknown>;
  place: RegExp | string;
}

const framed = (title: string, content: ReactNode) => <Frame title={title}>{content}</Frame>;

const cases: readonly Case[] = [
  {
    control: '放弃修改',
    on: 'the edited profile',
    page: framed('编辑资料', <EditData />),
    draft: { nickname: '新昵称' },
    place: '编辑资料',
  },
  {
    control: '重试',
    on: 'the basic data',
    page: framed('个人资料', <PersonalData />),
    fails: '/api/orgUser/user/getUserAppendInfo',
    place: '基本信息',
  },
  {
    control: '重试',
    on: 'the bound phone',
    page: framed('绑定手机', <BindPhone />),
    fails: '/api/operate/platUser/getUserSafeInfo',
    place: '绑定手机',
  },
  {
    control: '重试',
    on: 'the rules of credit',
    page: <PointPage />,
    fails: '/api/credit/config/getConfig',
    place: '积分规则',
  },
  {
    control: '重试',
    on: 'the open tasks',
    page: <WorkbenchPage />,
    fails: '/api/user/v2/learningTasks/number',
    place: '学习概况',
  },
  {
    control: '清除搜索',
    on: 'the search of questions',
    page: framed('智能客服', <CustomerService />),
    steps: async ({ findByRole }) => userEvent.fill(await findByRole('searchbox'), '密码'),
    place: '搜索问题',
  },
];

beforeEach(() => page.viewport(1280, 800));

describe('a control that removes itself, on a page', () => {
  test.each(cases)(
    '$control on $on leaves the focus at $place',
    async ({ control, fails, draft, steps, place, ...one }) => {
      const shown = openSpacePage(one.page, '/space/page', {
        as: 'teacher',
        prepare: (sandbox) => {
          if (draft) {
            const stored = JSON.stringify({ at: Date.now(), value: draft });
            sessionStorage.setItem('portal.draft:demo:u-1001:personal-data', stored);
          }
          if (fails) sandbox.fault({ method: 'GET', path: fails, status: 500 });
        },
      });
      await steps?.(shown);
      const target = await shown.findByRole('button', { name: new RegExp(control) });
      target.focus();
      expect(document.activeElement).toBe(target);
      await userEvent.keyboard('{Enter}');
      await eventually(() => expect(target.isConnected).toBe(false));
      await eventually(() => expect(nameOfPlace(document)).toMatch(place));
    },
  );
});
