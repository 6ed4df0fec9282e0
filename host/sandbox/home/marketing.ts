import * as marketing from '#src/api/marketing.ts';
import { answerPublic, number, take, type Routes } from '../route.ts';
import type { Org } from '../people/orgs.ts';
import { pictureUrl } from '../pictures/pictures.ts';
import { slogans } from '../pictures/banner.ts';
import { at } from '../random.ts';
import { apiError } from '../api-error.ts';
import { table, type Database } from '../database.ts';

export function marketingRoutes(routes: Routes): void {
  answerPublic(routes, marketing.getBanners, ({ world, org, input }) =>
    marketingOf(world, org, `banner ${take({ position: number }, input.query).position}`),
  );
  answerPublic(routes, marketing.clickBanner, ({ world, org, input }) =>
    clickMarketing(world, org, input.path.id),
  );
  answerPublic(routes, marketing.getAdverts, ({ world, org }) => marketingOf(world, org, 'advert'));
  answerPublic(routes, marketing.clickAdvert, ({ world, org, input }) =>
    clickMarketing(world, org, input.path.id),
  );
}

interface Placed extends marketing.Banner {
  /** Where it is shown: `banner 1` home, `banner 8` course store, `advert`. */
  spot: string;
  clickNum: number;
}

const placed: readonly { spot: string; drawing: number; url: string }[] = [
  { spot: 'banner 1', drawing: 1, url: '/project' },
  { spot: 'banner 1', drawing: 2, url: '/course' },
  { spot: 'banner 1', drawing: 3, url: '/teacher' },
  { spot: 'banner 1', drawing: 4, url: '/activity' },
  { spot: 'banner 8', drawing: 2, url: '/course' },
  { spot: 'banner 8', drawing: 6, url: '/activity' },
  { spot: 'advert', drawing: 5, url: '/space/studyArchive' },
  { spot: 'advert', drawing: 6, url: '/activity' },
];

/** One set of banners for each organisation, so that clicks are counted apart. */
const allMarketing = table(() => new Map<string, Placed[]>());

function placedOf(world: Database, { orgCode }: Org): Placed[] {
  const all = allMarketing(world);
  let own = all.get(orgCode);
  if (!own) all.set(orgCode, (own = orgCode === 'collect' ? [] : placed.map(place)));
  return own;
}

function place({ spot, drawing, url }: (typeof placed)[number], nth: number): Placed {
  const { title } = at(slogans, drawing - 1);
  return { id: String(nth + 1), title, cover: pictureUrl('banner', String(drawing)), url, spot, clickNum: 0 };
}

/** The pictures of one slot. */
const marketingOf = (world: Database, org: Org, spot: string): marketing.Banner[] =>
  placedOf(world, org).filter((one) => one.spot === spot);

function clickMarketing(world: Database, org: Org, id: string | undefined): null {
  const banner = placedOf(world, org).find((one) => one.id === id);
  if (!banner) throw apiError(404, '内容不存在或已下架');
  banner.clickNum += 1;
  return null;
}
