import * as v from 'valibot';
import * as authoring from '#src/api/authoring.ts';
import { visibleLength } from '#src/rules/characters.ts';
import { CONTENT_TITLE_LIMIT } from '#src/rules/limits.ts';
import { isRecord } from '#src/rules/record.ts';
import type { Account } from '../people/accounts.ts';
import { apiError } from '../api-error.ts';
import { authoredOf, publish, type AuthoredRow } from './documents.ts';
import { page } from '../generate.ts';
import { route, take, type AuthenticatedContext, type Routes } from '../route.ts';
import type { Sent } from '../sent.ts';

type Asked = AuthenticatedContext<Account>;
type Kind = authoring.AuthoringKind;

export const mayAudit = (user: Account) => user.admin;
export const mayIssue = (user: Account) =>
  user.admin || ['project_teacher', 'research_team_plan'].some((role) => user.roles.includes(role));

export function authoringRoutes(routes: Routes): void {
  route(routes, authoring.getAuthoredPage, (asked) => {
    const { state, selective, searchVal = '' } = asked.input.query;
    const found = listOf(asked).filter(
      (row) =>
        (!state || row.state === state) &&
        (!selective || row.selective) &&
        row.title.includes(searchVal.trim()),
    );
    const sorted = found.toSorted((one, other) =>
      String(other.savedTime).localeCompare(String(one.savedTime)),
    );
    const { records, ...counts } = page(sorted, asked.input.query);
    return { ...counts, records: records.map(summaryOf) };
  });
  route(routes, authoring.getAuthored, (asked) => {
    const row = authoredRow(asked, asked.input.path.id);
    return { ...summaryOf(row), version: row.version, content: row.content };
  });
  route(routes, authoring.saveAuthored, save);
  route(routes, authoring.removeAuthored, (asked) => {
    const list = listOf(asked);
    list.splice(list.indexOf(authoredRow(asked, asked.input.path.id)), 1);
    return null;
  });
}

function listOf({ world, user, input }: Asked): AuthoredRow[] {
  const list = authoredOf(world, user).lists.get(input.path.kind as Kind);
  if (!list) throw apiError(404, '暂不支持该类内容');
  return list;
}

/** A document of the user's own; others' are not told from missing ones. */
export function authoredRow(asked: Asked, id: string | undefined): AuthoredRow {
  const row = listOf(asked).find((one) => one.id === id);
  if (!row) throw apiError(404, '内容不存在或已删除');
  return row;
}

/** A row of the author's list. The readers are counted where they read: in the catalogue. */
export function summaryOf(row: AuthoredRow): Sent<authoring.Authored> {
  const { content: _content, version: _version, draftKey: _key, entry, ...summary } = row;
  return entry ? { ...summary, views: entry.hot, participants: entry.members ?? 0 } : summary;
}

const saveBody = {
  action: v.picklist(authoring.authoringActions),
  id: v.optional(v.string()),
  draftKey: v.optional(v.string()),
  version: v.optional(v.string()),
  basedOn: v.optional(v.array(v.string())),
  content: v.optional(v.pipe(v.custom<Record<string, unknown>>(isRecord), authoring.authoredContent)),
};

function save(asked: Asked) {
  const { action, id, draftKey, version, basedOn, content } = take(saveBody, asked.input.body);
  const list = listOf(asked);
  const known = id ? authoredRow(asked, id) : list.find((row) => draftKey && row.draftKey === draftKey);
  if (known && basedOn && !basedOn.includes(known.version)) {
    throw apiError(authoring.SAVE_CONFLICT, '内容已在其他窗口或设备上修改');
  }
  const entered = content ?? known?.content;
  if (!entered) throw apiError(400, '没有可保存的内容');
  checkAction(asked.user, action, entered);

  const row = known ?? createRow(asked, draftKey);
  const title = entered.fields?.title?.trim() ?? '';
  const savedTime = new Date(asked.now).toISOString();
  Object.assign(row, {
    content: entered,
    title: title || '未命名',
    cover: entered.files?.cover?.[0]?.url ?? '',
    selective: entered.fields?.selective === 'true',
    lessonNum: Number(entered.fields?.lessonNum) || null,
    version: version ?? row.version,
    savedTime,
  });
  if (action === 'draft') {
    row.changed = row.state === 'published';
    // An edit withdraws the document from its review.
    if (row.state === 'review') row.state = 'draft';
  } else if (action === 'publish') {
    publish(asked.world, asked.user, asked.input.path.kind as Kind, row, savedTime);
  } else {
    Object.assign(row, { state: action === 'submit' ? 'review' : 'draft', reason: '', changed: false });
  }
  if (!known) list.unshift(row);
  return { id: row.id, savedTime, state: row.state };
}

function checkAction(
  user: Account,
  action: authoring.AuthoringAction,
  content: authoring.AuthoredContent,
): void {
  const title = content.fields?.title?.trim() ?? '';
  if (action !== 'submit' && action !== 'publish') return;
  if (title === '') throw apiError(400, '请填写标题');
  if (visibleLength(title) > CONTENT_TITLE_LIMIT) throw apiError(400, `标题在${CONTENT_TITLE_LIMIT}字以内`);
  if (!mayIssue(user)) throw apiError(403, '您没有发布权限，只能保存为草稿');
  if (action === 'publish' && !mayAudit(user)) throw apiError(403, '您的内容需要审核，请提交审核');
}

function createRow({ world, user, input }: Asked, draftKey = ''): AuthoredRow {
  const area = authoredOf(world, user);
  area.lastId += 1;
  return {
    id: `${input.path.kind}-${user.userId.slice(2)}n${area.lastId}`,
    draftKey,
    title: '',
    cover: '',
    state: 'draft',
    reason: '',
    changed: false,
    selective: false,
    savedTime: '',
    publishedTime: null,
    views: 0,
    participants: 0,
    completion: null,
    meanScore: null,
    version: 'new',
    entry: null,
    content: { fields: {}, choices: {}, files: {}, chapters: [] },
  };
}
