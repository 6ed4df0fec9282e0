import { former } from '../former.ts';

/** A page of the benchmark, and what must be painted before its first paint counts. */
export interface Subject {
  name: string;
  whose: 'floor' | 'ours' | 'former';
  path: string;
  /** All of these are visible in the first paint. */
  seen: readonly string[];
  /** The form whose use is timed too. */
  form?: { fields: Readonly<Record<string, string>>; call: string };
  /** The account that is logged in. */
  as?: string;
}

const form = {
  fields: { '[name=username]': 'teacher', '[name=password]': 'Teacher#2026' },
};

export const floor: Subject = {
  name: 'static form',
  whose: 'floor',
  path: '/floor/static.html',
  seen: ['[name=password]'],
};

export const login: Subject = {
  name: 'our log-in',
  whose: 'ours',
  path: '/login/index',
  seen: ['[name=password]'],
  form: { ...form, call: '/api/auth/user/login' },
};

export const home: Subject = {
  name: 'our home page',
  whose: 'ours',
  path: '/index',
  seen: ['header.portal-header', 'main h1'],
};

export const workbench: Subject = {
  name: 'our workbench',
  whose: 'ours',
  path: '/space/workbench',
  seen: ['header.portal-header', 'main h1'],
  as: 'teacher',
};

const current: readonly Subject[] = [
  floor,
  {
    name: 'bare React form',
    whose: 'floor',
    path: '/floor/react.html',
    seen: ['[name=password]'],
    form: { ...form, call: '/floor/login' },
  },
  login,
  home,
  workbench,
];

const formerSubjects: readonly Subject[] = former
  ? [login, home, workbench].map((subject) => ({
      ...subject,
      name: `${subject.name}, former build`,
      whose: 'former',
    }))
  : [];

export const subjects: readonly Subject[] = [...current, ...formerSubjects];
