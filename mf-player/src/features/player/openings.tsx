import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Player } from '@stoa/shared/contract/learning/player.ts';
import { LaterNotice } from './later-notice.tsx';
import { listLessons } from './use-player.ts';

const DAY_MS = 86_400_000;

/** Of a course with lessons that open later: tells of the one that was asked for, and opens them when it is time. */
export function Openings({ player }: { player: Player }) {
  useOpening(player);
  const [search] = useSearchParams();
  const lessons = listLessons(player);
  const asked = lessons.find(({ id }) => id === search.get('lesson'));
  // Or the first, of a course of which nothing is open yet.
  const later = asked ?? (lessons.every(({ locked }) => locked) ? lessons[0] : undefined);
  return later?.waits_for?.length ? <LaterNotice lesson={later} /> : null;
}

/** Reads the course anew when something was completed that others may wait for, and when the clock opens one. */
function useOpening(player: Player): void {
  const queryClient = useQueryClient();
  const { slug } = player.course;
  const done = listLessons(player).filter(({ progress }) => progress.completed).length;
  const known = useRef(done);
  const opensAt = soonest(player);
  useEffect(() => {
    const read = () => void queryClient.invalidateQueries({ queryKey: ['player', slug] });
    if (known.current !== done) read();
    known.current = done;
    const wait = opensAt - Date.now();
    // What opens in days finds another page open, or none.
    if (wait > DAY_MS) return undefined;
    const timer = setTimeout(read, Math.max(0, wait) + 1000);
    return () => clearTimeout(timer);
  }, [queryClient, slug, done, opensAt]);
}

/** When the clock opens the next lesson; `Infinity`: it opens none. */
const soonest = (player: Player): number =>
  Math.min(
    ...listLessons(player)
      .flatMap(({ waits_for = [] }) => waits_for)
      .flatMap((wait) => (wait.kind === 'time' ? Date.parse(wait.at) : [])),
  );
