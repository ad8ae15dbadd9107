import { useEffect, useState } from 'react';

const OFTEN_MS = 100;
/** Of full swing: louder is speech, quieter is the room. */
const SPEECH = 0.04;
/** Between two words nobody has stopped speaking. */
const HOLD_MS = 600;

/** One for all who speak: some browsers give a page no more than four. */
let shared: { context: AudioContext; users: number } | undefined;

function openContext(): AudioContext {
  shared ??= { context: new AudioContext(), users: 0 };
  shared.users++;
  if (shared.context.state === 'suspended') void shared.context.resume();
  return shared.context;
}

function closeContext(): void {
  if (shared === undefined || --shared.users > 0) return;
  void shared.context.close();
  shared = undefined;
}

/** Tells how loud a microphone is, from 0 to 1, ten times a second, until the answer is called. */
export function watchLevel(track: MediaStreamTrack, tell: (level: number) => void): () => void {
  const context = openContext();
  const analyser = context.createAnalyser();
  analyser.fftSize = 512;
  const source = context.createMediaStreamSource(new MediaStream([track]));
  source.connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  const timer = window.setInterval(() => {
    analyser.getFloatTimeDomainData(samples);
    const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
    tell(Math.min(1, Math.sqrt(power)));
  }, OFTEN_MS);
  return () => {
    window.clearInterval(timer);
    source.disconnect();
    closeContext();
  };
}

/** How loud it is; 0 without a track. */
export function useLevel(track: MediaStreamTrack | undefined): number {
  const [level, setLevel] = useState(0);
  useEffect(() => {
    if (track === undefined) return undefined;
    const stop = watchLevel(track, setLevel);
    return () => {
      stop();
      setLevel(0);
    };
  }, [track]);
  return level;
}

/** Whether somebody speaks just now. */
export function useSpeaking(track: MediaStreamTrack | undefined): boolean {
  const [isSpeaking, setSpeaking] = useState(false);
  useEffect(() => {
    if (track === undefined) return undefined;
    let spokeAt = -Infinity;
    const stop = watchLevel(track, (level) => {
      if (level > SPEECH) spokeAt = performance.now();
      setSpeaking(performance.now() - spokeAt < HOLD_MS);
    });
    return () => {
      stop();
      setSpeaking(false);
    };
  }, [track]);
  return isSpeaking;
}
