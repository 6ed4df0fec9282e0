import { activePeople } from '../people/active-people.ts';
import type { Database } from '../database.ts';
import { kinds, type Kind, type KindCategory } from '../fixtures/content-kinds.ts';
import {
  day,
  fillIn,
  hour,
  iso,
  moment,
  personIdOf,
  personName,
  regionOf,
  schoolOf,
  teacherTitles,
} from '../fixtures/names.ts';
import { subjects, type Subject } from '../fixtures/subjects.ts';
import { themesOf } from '../fixtures/themes.ts';
import type { Org } from '../people/orgs.ts';
import { pictureUrl } from '../pictures/pictures.ts';
import { at, pick, whole, type Random } from '../random.ts';
import { provinces, userLabels } from './list-filters.ts';
import { itemStatuses } from '#src/api/list-item.ts';
import type { Row } from './row.ts';

const stages = ['小学', '初中', '高中'];

/** The first projects of the catalogue have a price, in turns; the others are free. */
const projectPrices = [199, 268, 98.5, 420, 128, 360];

/** The rows of a kind that an organisation has from the beginning, newest first. */
export function seedRows(world: Database, org: Org, kind: Kind): Row[] {
  const random = world.random(`${kind} of ${org.orgCode}`);
  const { rows: count, categories } = kinds[kind];
  const titles = new Set<string>();
  const rows = Array.from({ length: count }, (_, place) => {
    const category = at(categories, place);
    let row = makeRow(world, org, kind, category, place, random);
    for (let tries = 0; titles.has(row.title) && tries < 40; tries++) {
      row = makeRow(world, org, kind, category, place, random);
    }
    titles.add(row.title);
    return row;
  });
  const sorted = rows.toSorted((one, other) => (one.createTime < other.createTime ? 1 : -1));
  if (kind !== 'project') return sorted;
  return sorted.map((row, place) => ({
    ...row,
    price: place % 2 === 0 ? (projectPrices[place / 2] ?? 0) : 0,
  }));
}

function makeRow(
  world: Database,
  org: Org,
  kind: Kind,
  category: KindCategory,
  place: number,
  random: Random,
): Row {
  const subject = pick(random, subjectsOf(category));
  const region = regionOf(org.orgCode);
  const unknownTeacher = personName(random);
  const teacher = isSharedByActive(kind, place)
    ? at(activePeople(world, org), place / 2).realName
    : unknownTeacher;
  const stage = pick(random, subject.stages ?? stages);
  const school = schoolOf(region, stage, random);
  const created = moment(random, world.now(), -(place * 1.4 * day + whole(random, 2, 20) * hour * 0.5));
  const dates = datesOf(kind, place, world.now(), random);
  const themes = themesOf(subject);
  const theme = pick(random, themes);
  const values = {
    theme,
    subject: subject.field ? subject.name : `${subject.name}${kind === 'project' ? '学科' : ''}`,
    stage,
    region: region.name,
    teacher,
    school,
    year: String(new Date(dates.start).getFullYear()),
    season: new Date(dates.start).getMonth() < 7 ? '春季' : '秋季',
  };
  const id = String(kinds[kind].firstId + place);
  return {
    id,
    title: fillIn(pick(random, category.titles), values),
    cover: pictureUrl('cover', `${subject.code}-${id}`),
    summary: fillIn(pick(random, category.summaries ?? kinds[kind].summaries), values),
    tags: [...new Set([subject.name, stage, category.name])],
    hot: whole(random, 60, 9800),
    createTime: iso(created),
    status: dates.status,
    categoryId: category.id,
    subject: subject.code,
    themeId: `${subject.code}-${themes.indexOf(theme) + 1}`,
    labelId: String((place % userLabels.length) + 1),
    provinceId: String((place % provinces.length) + 1),
    teacher,
    teacherId: personIdOf(teacher),
    authorId: personIdOf(teacher),
    teacherTitle: pick(random, teacherTitles),
    organiser: kind === 'studio' || kind === 'discover' ? school : org.name,
    place:
      kind === 'live' ? '线上直播' : pick(random, [school, '线上', `${region.name}教师培训中心三楼报告厅`]),
    startTime: dated.includes(kind) ? iso(dates.start) : null,
    endTime: dated.includes(kind) ? iso(dates.end) : null,
    price: kind === 'course' ? pick(random, [0, 0, 0, 29, 68, 99]) : 0,
    members: whole(random, 18, 1600),
    duration: kind === 'live' ? pick(random, [60, 90, 120]) : whole(random, 8, 45) * 10,
    lessonNum: kind === 'project' ? whole(random, 3, 12) * 10 : whole(random, 1, 12),
    likeNum: whole(random, 3, 420),
    likers: new Set(),
  };
}

/** The kinds that active people share; every second row is one of theirs. */
const sharedByActive: readonly Kind[] = ['activity', 'live', 'course', 'discover'];

const isSharedByActive = (kind: Kind, place: number) => sharedByActive.includes(kind) && place % 2 === 0;

const subjectsOf = ({ about }: KindCategory): readonly Subject[] =>
  about ? subjects.filter(({ code }) => about.includes(code)) : subjects;

/** Kinds that take place at a time; the others are simply there. */
const dated: readonly Kind[] = ['activity', 'project', 'live', 'paper'];

const fullMinutes = (time: number) => time - (time % (5 * 60_000));

const { coming, underWay, over } = itemStatuses;

/** A third is running, a third is over, and the rest is still to come. */
function datesOf(kind: Kind, place: number, now: number, random: Random) {
  const length = kind === 'live' ? 1.5 * hour : kind === 'project' ? 60 * day : 14 * day;
  const status = dated.includes(kind) ? at([underWay, coming, over], Math.floor(place / 2)) : underWay;
  const before = {
    [coming]: -whole(random, 1, 20) * day,
    [underWay]: length * (0.1 + random() * 0.7),
    [over]: length + whole(random, 2, 90) * day,
  }[status];
  const start =
    status === underWay && kind === 'live' ? fullMinutes(now - 0.5 * hour) : moment(random, now, -before);
  return { status, start, end: start + length };
}
