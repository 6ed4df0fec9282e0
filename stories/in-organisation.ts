import { accounts, type Persona, type SceneOptions } from '#test/scene.ts';

/** A scene in the organisation of the toolbar: where a story logs somebody in, it is a member of that one. */
export function inOrganisation<Options extends SceneOptions>(org: string, options: Options): Options {
  const { as = 'visitor' } = options;
  const own = accounts[as]?.org;
  if (!org || own === org) return options;
  return { ...options, as: own ? memberOf(org) : as, settings: { ...options.settings, org } };
}

function memberOf(org: string): Persona {
  const found = Object.entries(accounts).find(([, account]) => account.org === org);
  if (!found) throw new Error(`nobody belongs to ${org}`);
  return found[0] as Persona;
}
