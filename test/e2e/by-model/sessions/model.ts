/** Three who share a computer; the first two are of the same organisation. */
export const people = {
  teacher: { userId: 'u-1001', name: '陈思远', organisation: 'demo' },
  admin: { userId: 'u-1002', name: '周明', organisation: 'demo' },
  newcomer: { userId: 'u-1003', name: '吴晓彤', organisation: 'collect' },
} as const;

export type User = keyof typeof people;
export const users = Object.keys(people) as User[];
export type Organisation = (typeof people)[User]['organisation'];

/** A page that shows nobody is a visitor's or a guest's; one that is none of these has not decided yet. */
export type Shown = User | 'nobody';

/** Where something can be typed that is kept until it is sent. */
export const places = {
  comment: { path: '/courseHome?id=5003', field: '写评论' },
  nickname: { path: '/space/edit/learner/0', field: '昵称' },
} as const;
export type Place = keyof typeof places;

export interface TabModel {
  shows: Shown;
  /** Users of before that it may still show, since no message has reached it: until it is looked at. */
  former: Set<Shown>;
  isFrozen: boolean;
  losesMessages: boolean;
  isStorageFull: boolean;
  /** The drafts of this tab, by user and place; a full storage keeps none. */
  typed: Map<string, string>;
}

/** All that the promises need to know: who is logged in, what the tabs have missed, and who typed what. */
export interface Model {
  user: User | null;
  /** False once the server has forgotten the token: the next call signs the user out. */
  isAlive: boolean;
  tabs: TabModel[];
  /** Tokens that somebody has logged out. */
  loggedOut: string[];
  /** Texts that nobody but their user may send, or see unless they were published. */
  own: { user: User; text: string; isPublic: boolean }[];
  /** Some minutes have just passed, in which the browser asks once for each user whom it shows. */
  isPollDue: boolean;
  /** The users who have logged out on a public computer, and not logged in since. */
  forgotten: Set<User>;
}

export const newTab = (): TabModel => ({
  shows: 'nobody',
  former: new Set(),
  isFrozen: false,
  losesMessages: false,
  isStorageFull: false,
  typed: new Map(),
});

export const newModel = (): Model => ({
  user: null,
  isAlive: true,
  tabs: [newTab(), newTab()],
  loggedOut: [],
  own: [],
  isPollDue: false,
  forgotten: new Set(),
});

/** The cookie has another user's token now. Tabs that hear of it follow; the others may show what they did. */
export function changeUser(model: Model, user: User | null, by?: TabModel): void {
  const reaches = (tab: TabModel) => tab === by || !(tab.isFrozen || tab.losesMessages);
  for (const tab of model.tabs) {
    if (reaches(tab)) tab.former.clear();
    else tab.former.add(tab.shows);
  }
  model.user = user;
  model.isAlive = true;
  if (user) model.forgotten.delete(user);
}

/** Whom a tab of an organisation may show. */
export function allowed(model: Model, tab: TabModel, organisation: string): Set<Shown> {
  const { user, isAlive } = model;
  const follows = user && people[user].organisation === organisation;
  const shown = new Set<Shown>([follows ? user : 'nobody', ...tab.former]);
  // A tab that has missed a change is signed out by its own next call.
  if (!isAlive || tab.former.size > 0) shown.add('nobody');
  return shown;
}

let texts = 0;

/** A text that nobody else has written. */
export function newText({ own }: Model, user: User): string {
  texts += 1;
  const text = `${people[user].name.slice(0, 1)}的话${1000 + texts}`;
  own.push({ user, text, isPublic: false });
  return text;
}
