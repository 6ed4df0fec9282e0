import type { Org } from './orgs.ts';
import { people, regionOf, type Person } from '../fixtures/names.ts';
import { pictureUrl } from '../pictures/pictures.ts';
import { table, type Database } from '../database.ts';

/** The number of people in the ranking. */
const MOST_ACTIVE = 10;

const allActive = table(() => new Map<string, readonly Person[]>());

/** The most active people of an organisation, first the most active one. They also teach and share. */
export function activePeople(world: Database, { orgCode }: Org): readonly Person[] {
  const all = allActive(world);
  let own = all.get(orgCode);
  if (!own) {
    own = people(world.random(`active people of ${orgCode}`), regionOf(orgCode), MOST_ACTIVE);
    all.set(orgCode, own);
  }
  return own;
}

/** The ranking of the active people. */
export const hotUsersOf = (world: Database, org: Org): (Person & { avatar: string; hot: number })[] =>
  activePeople(world, org).map((person, place) => ({
    ...person,
    avatar: pictureUrl('avatar', person.realName),
    hot: 960 - place * 73,
  }));
