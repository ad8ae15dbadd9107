import { useEffect, useRef } from 'react';
import { savesData } from './saves-data.ts';

const WIDTH = 320;
const HEIGHT = 180;
/** Nearer pictures look alike, and each costs a request. */
const STEP_S = 2;

const isWanted = (): boolean => window.matchMedia('(pointer: fine)').matches && !savesData();

/** A picture of the film at this second, from a second, silent player that is made when one first points. */
export function SeekThumbnail({ source, second }: { source: string; second: number }) {
  return isWanted() ? <Drawn source={source} second={Math.floor(second / STEP_S) * STEP_S} /> : null;
}

function Drawn({ source, second }: { source: string; second: number }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const film = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const video = document.createElement('video');
    video.muted = true;
    video.preload = 'metadata';
    video.src = source;
    video.onseeked = () => canvas.current?.getContext('2d')?.drawImage(video, 0, 0, WIDTH, HEIGHT);
    film.current = video;
    return () => {
      video.onseeked = null;
      // Ends what is still under way.
      video.removeAttribute('src');
      video.load();
      film.current = null;
    };
  }, [source]);
  useEffect(() => {
    if (film.current) film.current.currentTime = second;
  }, [second, source]);
  return <canvas ref={canvas} width={WIDTH} height={HEIGHT} />;
}
