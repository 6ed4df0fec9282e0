import * as space from '#src/api/space.ts';
import type { Account } from '../people/accounts.ts';
import { route, answerPublic, take, text, type Routes } from '../route.ts';
import { isTaughtIn, stagesOfTree } from '../content/list-filters.ts';
import { page } from '../generate.ts';
import { counted, madeUp } from './study-total.ts';
import { worksOf } from '../content/catalogue.ts';
import { likesOf } from '../content/row.ts';
import { learningOf } from './learning-seed.ts';
import { certificatesOf, courseArchivesOf, projectArchivesOf } from './own-items.ts';
import { recordsOf } from './records.ts';
import { drawCertificate } from '../pictures/certificate.ts';
import { whole } from '../random.ts';
import { apiError } from '../api-error.ts';
import { subjects } from '../fixtures/subjects.ts';
import { themesOf } from '../fixtures/themes.ts';
import { chineseDate } from '../fixtures/names.ts';
import type { Sent } from '../sent.ts';

/** The personal data that training asks for, and where an account keeps it. */
const personalData = [
  { field: 'realName', name: '真实姓名', required: true },
  { field: 'school', name: '任教学校', required: true },
  { field: 'stage', name: '任教学段', required: true },
  { field: 'subject', name: '任教学科', required: true },
  { field: 'idCard', name: '身份证号', required: true },
  { field: 'email', name: '电子邮箱', required: false },
] as const;

export const missingOf = (account: Account, given: Record<string, unknown> = {}): string[] =>
  personalData
    .filter(({ field, required }) => required && !account[field] && !given[field])
    .map(({ name }) => name);

/** Keeps the personal data that an account has lacked so far. */
export function complete(account: Account, given: Record<string, unknown>): void {
  for (const { field } of personalData) {
    const value = given[field];
    if (!account[field] && typeof value === 'string') account[field] = value.trim();
  }
}

export function spaceRoutes(routes: Routes): void {
  counterRoutes(routes);
  archiveRoutes(routes);
  route(routes, space.getCompleteInfo, ({ user }) => {
    const missing = missingOf(user);
    return { complete: missing.length === 0, missing };
  });
  route(routes, space.getUserRequireInfo, ({ user }) =>
    personalData.map((one) => ({ ...one, value: user[one.field] })),
  );
  answerPublic(routes, space.getCategoryTree, () =>
    stagesOfTree.map(({ name, tag }, place) => ({
      id: String(place + 1),
      name,
      children: subjects
        .filter((subject) => isTaughtIn(subject, tag))
        .map(({ code, name }) => ({ id: `${place + 1}-${code}`, name, children: [] })),
    })),
  );
  answerPublic(routes, space.getTagTree, () =>
    subjects.map((subject) => ({
      id: subject.code,
      name: subject.name,
      children: themesOf(subject).map((name, place) => ({
        id: `${subject.code}-${place + 1}`,
        name,
        children: [],
      })),
    })),
  );
}

function counterRoutes(routes: Routes): void {
  route(routes, space.getTotal, ({ world, user }) => {
    const { projects, courses, activities } = learningOf(world, user);
    const records = recordsOf(world, user);
    return {
      projectNum: counted(user, projects.length),
      courseNum: counted(user, courses.length),
      activityNum: counted(user, activities.length),
      studioNum: counted(user, records.studio.length),
      liveNum: counted(user, records.live.length),
      examNum: counted(user, records.exam.length),
    };
  });
  route(routes, space.getUserTotal, ({ world, org, user }) => {
    const random = world.random(`fans of ${user.userId}`);
    const works = worksOf(world, org, user.userId);
    return {
      articleNum: counted(user, works.length),
      fansNum: madeUp(user, whole(random, 12, 260)),
      followNum: madeUp(user, whole(random, 6, 60)),
      likeNum: counted(
        user,
        works.reduce((total, row) => total + likesOf(row), 0),
      ),
    };
  });
  route(routes, space.getWallet, ({ world, user }) => ({
    balance: madeUp(user, whole(world.random(`wallet of ${user.userId}`), 2000, 30000) / 100),
  }));
  route(routes, space.getCardAmount, ({ world, user, input }) => {
    const { cardType, status } = take({ cardType: text, status: text }, input.query);
    if (cardType !== 'coupon' || status !== 'useable') return { amount: 0 };
    return { amount: madeUp(user, whole(world.random(`coupons of ${user.userId}`), 1, 12) * 5) };
  });
}

const inYear = (entries: readonly Sent<space.ArchiveEntry>[], year: string | undefined) =>
  entries.filter(({ endTime }) => !year || new Date(endTime ?? 0).getFullYear() === Number(year));

function archiveRoutes(routes: Routes): void {
  route(routes, space.getInfoArchive, ({ world, user }) => {
    const years = new Map<number, number>();
    for (const { endTime, lessonNum } of [
      ...courseArchivesOf(world, user),
      ...projectArchivesOf(world, user),
    ]) {
      const year = new Date(endTime ?? 0).getFullYear();
      years.set(year, (years.get(year) ?? 0) + (lessonNum ?? 0));
    }
    return {
      realName: user.realName,
      school: user.school,
      subject: user.subject,
      period: user.stage,
      post: user.fresh ? '' : user.admin ? '区教研员' : '一级教师',
      years: [...years]
        .map(([year, lessonNum]) => ({ year, lessonNum }))
        .toSorted((one, other) => other.year - one.year),
    };
  });
  route(routes, space.getCourseArchives, ({ world, user, input }) =>
    page(inYear(courseArchivesOf(world, user), input.query.year), input.query),
  );
  route(routes, space.getProjectArchives, ({ world, user, input }) =>
    page(inYear(projectArchivesOf(world, user), input.query.year), input.query),
  );
  route(routes, space.getCertificates, ({ world, user, input }) => {
    const words = (input.query.searchVal ?? '').trim();
    const found = certificatesOf(world, user).filter(({ title }) => title.includes(words));
    return page(found, input.query);
  });
  route(routes, space.getCertificateImage, ({ world, user, input }) => {
    const { id } = take({ id: text }, input.query);
    const certificate = certificatesOf(world, user).find((one) => one.id === id);
    if (!certificate) return apiError(404, '未找到该证书');
    const drawn = drawCertificate({
      realName: user.realName,
      title: certificate.title,
      lessonNum: certificate.lessonNum ?? 0,
      certNo: certificate.certNo,
      organiser: certificate.organiser ?? '',
      date: chineseDate(new Date(certificate.createTime ?? 0).getTime()),
    });
    return `data:image/svg+xml;base64,${base64(drawn)}`;
  });
}

/** `btoa` takes bytes only, and a certificate is Chinese. */
function base64(text: string): string {
  return btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(''));
}
