import * as uploads from '#src/api/uploads.ts';
import { videoFile } from '#src/rules/upload-file.ts';
import { csvOf } from '#src/rules/csv.ts';
import type { Account } from '../people/accounts.ts';
import { route, serve, take, text, type AuthenticatedContext, type Routes } from '../route.ts';
import { daysBefore, page } from '../generate.ts';
import { pictureUrl } from '../pictures/pictures.ts';
import { at } from '../random.ts';
import { coded, apiError } from '../api-error.ts';
import { sandboxSettings } from '../settings.ts';
import { subjects } from '../fixtures/subjects.ts';
import { table, type Database } from '../database.ts';
import type { Sent } from '../sent.ts';

interface Upload {
  id: string;
  owner: string;
  url: string;
  fileName: string;
  type: string;
  purpose: 'file' | 'image' | 'card' | 'cover';
  createTime: string;
}

const uploadsOf = table(() => ({
  nextId: 1,
  list: [] as Upload[],
  failed: new Map<string, readonly (readonly string[])[]>(),
}));

const mega = 1_048_576;
const imageTypes = ['image/gif', 'image/jpeg', 'image/bmp', 'image/png'];
const wrongImage = '上传图片只能是 gif、jpg、bmp ,png格式!';

type Purpose = Upload['purpose'];

const image = (purpose: Purpose) => async (asked: AuthenticatedContext<Account>) => {
  const { applicationId, userId } = take({ applicationId: text, userId: text }, asked.input.query);
  if (applicationId !== sandboxSettings.uploadApplicationId || userId !== sandboxSettings.uploadUserId) {
    throw apiError(400, '应用标识不正确');
  }
  return answered(await keep(asked, purpose));
};

export function uploadRoutes(routes: Routes): void {
  route(routes, uploads.uploadFile, async (asked) => answered(await keep(asked, 'file')));
  route(routes, uploads.uploadCover, async (asked) => answered(await keep(asked, 'cover')));
  route(routes, uploads.uploadCard, image('card'));
  route(routes, uploads.uploadImage, async (asked) => coded('1', await image('image')(asked)));
  route(routes, uploads.uploadAvatar, keepAvatar);
  route(routes, uploads.getCovers, ({ world, user, input }) => page(coversFor(world, user), input.query));
  route(routes, uploads.removeUpload, (asked) => remove(asked, () => true));
  route(routes, uploads.removeVideo, (asked) => remove(asked, ({ type }) => type.startsWith('video/')));
  route(routes, uploads.getFailedRows, failedRows);
  serve(routes, '/sandbox/uploads/{id}', ({ world, input }) =>
    read(world, `/sandbox/uploads/${input.path.id}`),
  );
}

const answered = ({ id, url, fileName }: Upload) => ({ id, url, fileName });

async function keep(
  { world, user, input }: AuthenticatedContext<Account>,
  purpose: Purpose,
): Promise<Upload> {
  const { file } = input.body;
  if (!(file instanceof File) || file.size === 0) throw apiError(400, '请选择要上传的文件');
  if (file.size > videoFile.maxBytes) throw apiError(400, '文件过大，请压缩后再上传');
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (purpose !== 'file' && !(imageTypes.includes(file.type) && looksLikeImage(bytes)))
    throw apiError(400, wrongImage);
  const { nextId, list } = uploadsOf(world);
  uploadsOf(world).nextId += 1;
  const id = `f-${nextId}`;
  const url = `/sandbox/uploads/${id}`;
  const upload: Upload = {
    id,
    owner: user.userId,
    url,
    fileName: file.name,
    type: file.type || 'application/octet-stream',
    purpose,
    createTime: new Date(world.now()).toISOString(),
  };
  list.unshift(upload);
  world.files.set(url, { bytes, type: upload.type });
  return upload;
}

/** Compares the first bytes with those of GIF, JPEG, BMP and PNG. */
function looksLikeImage(bytes: Uint8Array): boolean {
  const starts = [
    [0x47, 0x49, 0x46, 0x38],
    [0xff, 0xd8, 0xff],
    [0x42, 0x4d],
    [0x89, 0x50, 0x4e, 0x47],
  ];
  return starts.some((start) => start.every((value, place) => bytes[place] === value));
}

function keepAvatar({ world, user, input, now }: AuthenticatedContext<Account>) {
  const { userId, base64 } = take({ userId: text, base64: text }, input.body);
  if (userId !== user.userId) return apiError(403, '只能修改自己的头像');
  const [, type = 'image/jpeg', data = base64] = /^data:([\w/+.-]+);base64,(.*)$/s.exec(base64) ?? [];
  const bytes = decode(data);
  if (!bytes || !imageTypes.includes(type) || !looksLikeImage(bytes)) {
    return apiError(400, '图片类型必须是.gif,jpeg,jpg,png,bmp中的一种');
  }
  if (bytes.length > mega) return apiError(400, '图片大小不能超过1M');
  const fileName = `${user.userId}.jpg`;
  world.files.set(`/avatars/${fileName}`, { bytes, type });
  return { url: `/avatars/${fileName}?t=${now}`, fileName };
}

function decode(base64: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  } catch {
    return null;
  }
}

/** One's own covers, then those provided. */
function coversFor(world: Database, user: Account): Sent<uploads.Cover>[] {
  const own = uploadsOf(world)
    .list.filter(({ owner, purpose }) => purpose === 'cover' && owner === user.userId)
    .map(({ id, url, fileName, createTime }) => ({ id, url, fileName, createTime }));
  if (user.fresh) return own;
  const provided = Array.from({ length: 32 }, (_, place) => {
    const { code, name } = at(subjects, place);
    const variant = Math.floor(place / subjects.length) + 1;
    return {
      id: `cover-${place + 1}`,
      url: pictureUrl('cover', `${code}-v${variant}`),
      fileName: `${name}封面${variant}.svg`,
      createTime: daysBefore(world.now(), 40 + place, 9),
    };
  });
  return [...own, ...provided];
}

function remove({ world, user, input }: AuthenticatedContext<Account>, isRight: (upload: Upload) => boolean) {
  const { list } = uploadsOf(world);
  const upload = list.find(({ id }) => id === input.path.id);
  if (!upload || !isRight(upload)) return apiError(404, '文件不存在或已删除');
  if (upload.owner !== user.userId && !user.admin) return apiError(403, '只能删除自己上传的文件');
  list.splice(list.indexOf(upload), 1);
  world.files.delete(upload.url);
  return null;
}

/** Pictures and videos are shown; everything else is only handed over, never run as a page of this origin. */
function read(world: Database, url: string): Response {
  const file = world.files.get(url);
  if (!file) return new Response('Not found', { status: 404 });
  const shows = imageTypes.includes(file.type) || file.type.startsWith('video/');
  return new Response(file.bytes, {
    headers: {
      'content-type': file.type,
      'content-disposition': shows ? 'inline' : 'attachment',
      'x-content-type-options': 'nosniff',
    },
  });
}

/** Keeps the rows that an import could not take over, and returns the id by which they are answered. */
export function keepFailedRows(world: Database, rows: readonly (readonly string[])[]): string {
  const { failed } = uploadsOf(world);
  const id = `e-${failed.size + 1}`;
  failed.set(id, rows);
  return id;
}

const failedTeachers = [
  ['行号', '姓名', '手机号码', '失败原因'],
  ['3', '李静', '1381234567', '手机号码格式不正确'],
  ['8', '王 磊', '13900001234', '姓名中含有空格'],
  ['15', '赵海燕', '13700004321', '该教师已在本项目中'],
];

function failedRows({ world, user, input }: AuthenticatedContext<Account>): Response {
  const kept = uploadsOf(world).failed.get(input.query.id ?? '');
  const rows = kept ?? failedTeachers.slice(0, user.fresh ? 1 : undefined);
  const types = rows[0]?.map((heading) => (heading === '手机号码' ? 'code' : 'text'));
  return new Response(csvOf(rows, types), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': "attachment; filename*=UTF-8''" + encodeURIComponent('导入失败记录.csv'),
    },
  });
}
