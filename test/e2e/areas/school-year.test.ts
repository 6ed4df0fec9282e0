import { expect, it } from 'vitest';
import { enter, openBrowser } from '../browser.ts';
import * as course from '../school-year/course.ts';
import { logIn, register } from '../school-year/people.ts';
import * as project from '../school-year/project.ts';
import * as end from '../school-year/year-end.ts';

const { visit } = openBrowser();

const title = '三角形内角和：从猜想到推理';
const remark = '缺少评价部分，请补充后重新提交。';

it('a school year: an author, a tutor, and a learner on two devices', async () => {
  const [author, tutor, desk, phone] = [await visit(), await visit(), await visit(), await visit()];
  await enter(author.page, 'admin');
  await enter(tutor.page, 'teacher');

  await course.publishCourse(author.page, title);
  await register(desk.page);
  await course.findCourse(desk.page, title);
  await course.buyCourse(desk.page);
  await course.beginCourse(desk.page);
  await logIn(phone.page);
  await course.goOnWithCourse(phone.page, title);
  await course.reviewCourse(phone.page, '例子来自真实课堂，学完就能用。');

  await project.enrol(desk.page);
  await end.expectTasks(desk.page, 4);
  await project.attendLive(desk.page);
  await project.handIn(desk.page, '本课以“猜想、验证、推理”三个环节展开。');
  await project.returnWork(tutor.page, remark);
  await project.handInAgain(desk.page, remark, '本课以“猜想、验证、推理”三个环节展开，以量规评价。');
  await project.markDesign(tutor.page);
  await project.discuss(desk.page, '学生会猜，但说不出依据，大家怎么引导？');
  await project.answer(tutor.page, '学生会猜', '先请学生说说怎样才算有依据。');
  await project.handInReflection(desk.page, '下次先示范一个例子，再放手讨论。');
  await project.markReflection(tutor.page);

  const name = await project.finish(desk.page);
  await end.expectTasks(desk.page, 0);
  await end.openCertificate(desk.page, name);
  await end.expectCounters(desk.page, { hours: '34', certificates: '1', credit: '12' });
  await end.readArchive(desk.page, title, name);
  await end.expectLists(desk.page, 1);
  await end.readNotifications(desk.page, [
    `恭喜您完成「${name}」，结业证书已生成。`,
    `您的作业「提交一份课例设计」已退回：${remark}`,
  ]);

  // The learner has not chosen a picture yet.
  const others = (complaint: string) => !/404 .*\/avatars\//.test(complaint);
  for (const { complaints } of [author, tutor, desk, phone]) expect(complaints.filter(others)).toEqual([]);
});
