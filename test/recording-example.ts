import type { Recording } from '#host/contract/recording/recording.ts';

const course = (id: string, title: string) => ({
  id,
  title,
  cover: '',
  teacher: '老师2',
  status: 1,
  hot: 1200,
  price: 0,
  lessonNum: 8,
  createTime: '2026-09-01 08:00:00',
});

const list = '/api/course/app/course/getListByFilter';
const info = '/api/user/user/info';

/** A small recording of a back end with data of its own. */
export const recordingExample: Recording = {
  version: 1,
  answers: [
    {
      method: 'GET',
      path: info,
      asked: info,
      query: {},
      body: {
        code: 200,
        data: {
          userInfo: {
            userId: 'u-1001',
            realName: '老师1',
            username: '老师3',
            orgCode: 'demo',
            mobile: '00000000000',
          },
          roles: ['project_study'],
          permissions: [],
        },
      },
    },
    {
      method: 'GET',
      path: list,
      asked: list,
      query: { current: '1', size: '10' },
      body: {
        code: 200,
        data: {
          total: 2,
          records: [course('88001', '录制的课程：单元整体教学'), course('88002', '录制的课程：作业设计')],
        },
      },
    },
  ],
};
