import * as v from 'valibot';
import { getSelectives, submitSelective, type Selective } from '#src/api/selective.ts';
import { apiError } from '../api-error.ts';
import { areaOf } from '../database.ts';
import { selectiveCourses } from '../fixtures/bank-questions.ts';
import { pictureUrl } from '../pictures/pictures.ts';
import { at } from '../random.ts';
import { route, take, type Routes } from '../route.ts';
import { subjects } from '../fixtures/subjects.ts';
import type { Sent } from '../sent.ts';

const day = 86_400_000;
/** Title, hours to choose, days until the end, whether a choice has been submitted. */
const projects = [
  ['青年教师课堂教学能力提升研修', 12, 9, false],
  ['中小学教师信息素养提升培训', 8, 21, true],
  ['班主任工作专题研修', 6, -5, true],
] as const;

const selectivesOf = areaOf((world, account): Sent<Selective>[] => {
  if (account.fresh) return [];
  return projects.map(([title, aim, days, isSubmitted], place) => {
    const end = new Date(world.now() + days * day);
    end.setHours(18, 0, 0, 0);
    return {
      id: `sel-${place + 1}`,
      title,
      aim,
      endTime: end.toISOString(),
      submitTime: isSubmitted ? new Date(world.now() - (10 + place) * day).toISOString() : null,
      courses: selectiveCourses.map(([name, hours, teacher], index) => ({
        id: `sel-${place + 1}-${index + 1}`,
        title: name,
        hours,
        teacher,
        cover: pictureUrl('cover', `${at(subjects, index + place).code}-v${(index % 2) + 1}`),
        chosen: isSubmitted && index < 3,
      })),
    };
  });
});

export function selectiveRoutes(routes: Routes): void {
  route(routes, getSelectives, ({ world, user }) => selectivesOf(world, user));
  route(routes, submitSelective, ({ world, user, input, now }) => {
    const project = selectivesOf(world, user).find(({ id }) => id === input.path.id);
    if (!project) return apiError(404, '该项目没有选学课程');
    if (now > Date.parse(String(project.endTime))) return apiError(409, '选学已截止，不能再修改');
    const { courseIds } = take({ courseIds: v.array(v.string()) }, input.body);
    const chosen = project.courses.filter(({ id }) => courseIds.includes(id));
    if (chosen.length < new Set(courseIds).size) return apiError(400, '所选课程不存在或已下架');
    const hours = chosen.reduce((sum, course) => sum + course.hours, 0);
    if (hours < (project.aim ?? 0))
      return apiError(400, `选课学时不足，还差 ${(project.aim ?? 0) - hours} 学时`);
    for (const course of project.courses) course.chosen = chosen.includes(course);
    project.submitTime = new Date(now).toISOString();
    return null;
  });
}
