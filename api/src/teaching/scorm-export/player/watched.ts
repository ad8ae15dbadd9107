/** Parts of a film that were played, in tenths of seconds, in order and apart. */
export type Watched = readonly (readonly [from: number, to: number])[];

/** Leaves room in the 4,096 characters that SCORM 1.2 keeps. */
const MOST_CHARACTERS = 3_800;

export function addWatched(watched: Watched, from: number, to: number): Watched {
  const joined: [number, number][] = [];
  const added = [Math.round(from * 10), Math.round(to * 10)] as const;
  for (const [start, end] of [...watched, added].sort(([a], [b]) => a - b)) {
    const last = joined.at(-1);
    if (last !== undefined && start <= last[1]) last[1] = Math.max(last[1], end);
    else joined.push([start, end]);
  }
  return joined;
}

/** Each second counts once, however often it was played. */
export const secondsOf = (watched: Watched): number => watched.reduce((sum, [from, to]) => sum + to - from, 0) / 10;

export function writeWatched(watched: Watched): string {
  const text = watched.map((part) => part.map((at) => at.toString(36)).join('-')).join(',');
  return text.length <= MOST_CHARACTERS ? text : writeWatched(withoutShortest(watched));
}

/** Of somebody who jumps about for hours the shortest piece is forgotten: nobody gets what was not watched. */
function withoutShortest(watched: Watched): Watched {
  const lengths = watched.map(([from, to]) => to - from);
  return watched.toSpliced(lengths.indexOf(Math.min(...lengths)), 1);
}

export function readWatched(text: string): Watched {
  if (!/^[0-9a-z]+-[0-9a-z]+(,[0-9a-z]+-[0-9a-z]+)*$/.test(text)) return [];
  return text.split(',').map((part) => {
    const [from = '', to = ''] = part.split('-');
    return [Number.parseInt(from, 36), Number.parseInt(to, 36)] as const;
  });
}
