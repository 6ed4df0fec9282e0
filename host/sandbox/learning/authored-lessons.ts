import type { LearningRecord } from '#src/api/records.ts';
import { itemStatuses } from '#src/api/list-item.ts';
import { publishedDocuments, type AuthoredRow } from '../authoring/documents.ts';
import { writeRow } from '../authoring/published-row.ts';
import type { Row } from '../content/row.ts';
import { areaOf, type Database } from '../database.ts';
import { day, iso } from '../fixtures/names.ts';
import { observationScales, type ScaleName } from '../fixtures/observation-scales.ts';
import type { Account } from '../people/accounts.ts';
import type { Sent } from '../sent.ts';

export interface AuthoredLesson {
  row: Row;
  own: Partial<Sent<LearningRecord>>;
  scale: ScaleName;
}

/** The records of an account about them, by the document's id. */
const recordsOf = areaOf(() => new Map<string, Partial<Sent<LearningRecord>>>());

const isScale = (name: string | undefined): name is ScaleName => Object.hasOwn(observationScales, name ?? '');

/** The lessons that authors of the organisation have published with a scale and a last day: all of it observes them. */
export function authoredLessons(world: Database, account: Account): AuthoredLesson[] {
  const org = world.orgs.find(({ orgCode }) => orgCode === account.orgCode);
  if (!org) return [];
  return publishedDocuments(world, org, 'listen').flatMap(({ author, document }) => {
    const { scale, endTime } = document.content.fields ?? {};
    if (!isScale(scale) || !endTime) return [];
    const row = writeRow(author, org, 'course', document);
    const own = ownOf(world, account, document);
    // It can be observed until the end of its last day.
    const end = Date.parse(String(row.endTime)) + day - 60_000;
    Object.assign(own, { title: row.title, startTime: row.startTime, endTime: iso(end) });
    return [{ row, own, scale }];
  });
}

function ownOf(world: Database, account: Account, { id }: AuthoredRow): Partial<Sent<LearningRecord>> {
  const all = recordsOf(world, account);
  const known = all.get(id) ?? { status: itemStatuses.coming, progress: 0, score: null, finishTime: null };
  all.set(id, known);
  return known;
}
