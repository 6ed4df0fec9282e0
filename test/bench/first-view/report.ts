import { markdownTable } from '../../recorded-tables.ts';
import type { Medians } from './conditions.ts';
import { floor, home, login, workbench, type Subject } from './subjects.ts';

type Results = ReadonlyMap<Subject, Medians>;

/** Formats the documentation's table. */
export function tableOf(results: Results): string {
  const least = results.get(floor);
  const time = (value: number | undefined) => (value === undefined ? '–' : `${value.toFixed(0)} ms`);
  const ratio = (value: number | undefined, floorValue = Number.NaN) =>
    value === undefined ? '–' : (value / floorValue).toFixed(2);
  return markdownTable(
    [
      '',
      'visible',
      '× static',
      'usable',
      '× static',
      'visible, slow 4G',
      '× static',
      'visible, slow line',
      'scripts',
      'gzip',
    ],
    [...results].map(([subject, figures]) => {
      const { 'slow CPU': cpu, 'and slow 4G': mobile, 'slow line': line } = figures;
      return [
        subject.name,
        time(cpu.visible),
        ratio(cpu.visible, least?.['slow CPU'].visible),
        time(cpu.usable),
        ratio(cpu.usable, least?.['slow CPU'].visible),
        time(mobile.visible),
        ratio(mobile.visible, least?.['and slow 4G'].visible),
        time(line.visible),
        `${cpu.scripts ?? 0}`,
        `${((cpu.scriptBytes ?? 0) / 1000).toFixed(1)} kB`,
      ];
    }),
  );
}

interface Target {
  text: string;
  reached: boolean;
}

/** Returns each target with its measured value; `back` is the time of a step through the history. */
export function targets(results: Results, back = Number.NaN): Target[] {
  const least = results.get(floor);
  const most = (text: string, value = Number.NaN, limit: number, digits = 2) => ({
    text: `${text}: ${value.toFixed(digits)}, at most ${limit}`,
    reached: value <= limit,
  });
  const ratio = (subject: Subject, condition: keyof Medians, measure: 'visible' | 'usable') =>
    (results.get(subject)?.[condition][measure] ?? Number.NaN) / (least?.[condition].visible ?? Number.NaN);
  const all = [login, home, workbench];
  const loaded = (subject: Subject, measure: 'scripts' | 'scriptBytes') =>
    results.get(subject)?.['slow CPU'][measure] ?? Number.NaN;
  return [
    most('log-in visible, × the static form', ratio(login, 'slow CPU', 'visible'), 1.9),
    most('home visible, × the static form', ratio(home, 'slow CPU', 'visible'), 2),
    most('log-in usable, × the static form', ratio(login, 'slow CPU', 'usable'), 5),
    most('log-in visible on slow 4G, × the static form', ratio(login, 'and slow 4G', 'visible'), 2.05),
    most('home visible on slow 4G, × the static form', ratio(home, 'and slow 4G', 'visible'), 2.05),
    ...all.map((subject) =>
      most(`${subject.name} on a slow line, ms`, results.get(subject)?.['slow line'].visible, 1200, 0),
    ),
    ...all.map((subject) =>
      most(
        `${subject.name}, kB of JavaScript`,
        loaded(subject, 'scriptBytes') / 1000,
        subject === workbench ? 165 : 140,
        1,
      ),
    ),
    ...[login, home].map((subject) => most(`${subject.name}, scripts`, loaded(subject, 'scripts'), 8, 0)),
    most('back to a visited page, ms', back, 100, 0),
  ];
}
