/** When a story is shown. */
export type Clock = 'now' | 'morning' | 'midnight';

/** The time of the day at which the clock of a story begins, in the browser's time zone. */
const begins: Readonly<Partial<Record<Clock, readonly [hours: number, minutes: number, seconds: number]>>> = {
  morning: [8, 30, 0],
  // A day begins while one looks on.
  midnight: [23, 59, 50],
};

const TrueDate = Date;

/** Moves the page's date to a time of this day, from which it goes on; the steady clock stays. */
export function setClock(clock: Clock): void {
  const time = begins[clock];
  if (!time) {
    globalThis.Date = TrueDate;
    return;
  }
  const shift = new TrueDate().setHours(...time, 0) - TrueDate.now();
  globalThis.Date = class ShiftedDate extends TrueDate {
    constructor(...given: [] | [value: number | string | Date]) {
      if (given.length === 0) super(ShiftedDate.now());
      else super(...given);
    }

    static override now(): number {
      return TrueDate.now() + shift;
    }
  } as DateConstructor;
}
