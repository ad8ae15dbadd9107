/**
 * Ticks by the clock of an audio context, until the answer is called. Who shares a screen looks at another tab: the timers
 * of a page that nobody sees run once a second, what plays runs on.
 */
export function tickWith(context: AudioContext, { perSecond, tick }: { perSecond: number; tick(): void }): () => void {
  const unheard = context.createGain();
  unheard.gain.value = 0;
  unheard.connect(context.destination);
  let isOn = true;
  const wait = () => {
    const pause = context.createConstantSource();
    pause.connect(unheard);
    pause.onended = () => {
      pause.disconnect();
      if (!isOn) return;
      tick();
      wait();
    };
    pause.start();
    pause.stop(context.currentTime + 1 / perSecond);
  };
  wait();
  return () => {
    isOn = false;
    unheard.disconnect();
  };
}
