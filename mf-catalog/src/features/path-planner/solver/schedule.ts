const DAY_MS = 86_400_000;

interface Timed {
  id: string;
  minutes: number;
}

interface Pace {
  /** The first day, `2026-11-24`. */
  from: string;
  minutesPerWeek: number;
}

/** A course with its days, the last one included. */
export interface Stretch {
  id: string;
  begins: string;
  ends: string;
}

export interface Week {
  begins: string;
  ends: string;
  /** What is learnt of which course. */
  parts: Timed[];
}

export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** How much can be learnt until this day, itself included; nothing where it is over. */
export function minutesUntil(day: string, { from, minutesPerWeek }: Pace): number {
  const days = (Date.parse(day) - Date.parse(from)) / DAY_MS + 1;
  return Math.max(0, Math.floor((minutesPerWeek * days) / 7));
}

/** The last day of so much work. */
export const lastDay = (minutes: number, { from, minutesPerWeek }: Pace): string =>
  dayAfter(from, Math.max(0, Math.ceil((minutes * 7) / minutesPerWeek) - 1));

/** One course after the other, at an even pace. */
export function stretchesOf(courses: readonly Timed[], pace: Pace): Stretch[] {
  let before = 0;
  return courses.map(({ id, minutes }) => {
    const begins = dayAfter(pace.from, Math.floor((before * 7) / pace.minutesPerWeek));
    before += minutes;
    const ends = lastDay(before, pace);
    return { id, begins, ends: ends < begins ? begins : ends };
  });
}

/** What is learnt in which week. */
export function weeksOf(courses: readonly Timed[], { from, minutesPerWeek }: Pace): Week[] {
  const weeks: Week[] = [];
  let room = 0;
  for (const { id, minutes } of courses) {
    for (let left = minutes; left > 0;) {
      if (room === 0) {
        const begins = dayAfter(from, weeks.length * 7);
        weeks.push({ begins, ends: dayAfter(begins, 6), parts: [] });
        room = minutesPerWeek;
      }
      const part = Math.min(room, left);
      weeks.at(-1)!.parts.push({ id, minutes: part });
      room -= part;
      left -= part;
    }
  }
  return weeks;
}
