import { useCallback, useEffect, useReducer, useRef } from 'react';
import type { FromFrame, ToFrame } from '../../contract/learning/scorm-port.ts';
import type { ScormLaunch } from '../../contract/learning/scorm.ts';
import { nextView, openingView, type FrameNews, type FrameView } from './frame-view.ts';

/** On a poor line the run-time of a 2004 package takes half of it. */
const SILENT_AFTER_MS = 40_000;

export interface PackageFrameControl {
  view: FrameView;
  go(to: Extract<ToFrame, { type: 'go' }>['to']): void;
  /** To be called when the frame's page is there. */
  greet(frame: HTMLIFrameElement): void;
}

/** Speaks with the frame of a launch, over a port that the frame's own origin alone is given. */
export function usePackageFrame(launch: ScormLaunch, onMessage: (message: FromFrame) => void): PackageFrameControl {
  const [view, tell] = useReducer(
    (before: FrameView, news: FrameNews) => nextView(before, news),
    launch.attempt,
    openingView,
  );
  const port = useRef<MessagePort>(undefined);
  const heard = useRef(onMessage);
  useEffect(() => {
    heard.current = onMessage;
  });
  useEffect(() => {
    const timer = setTimeout(() => tell({ type: 'silent' }), SILENT_AFTER_MS);
    return () => {
      clearTimeout(timer);
      port.current?.close();
    };
  }, []);
  const { origin } = launch;
  const greet = useCallback(
    (frame: HTMLIFrameElement) => {
      port.current?.close();
      const channel = new MessageChannel();
      port.current = channel.port1;
      channel.port1.onmessage = ({ data }: MessageEvent<FromFrame>) => {
        tell(data);
        heard.current(data);
      };
      frame.contentWindow?.postMessage({ type: 'hello' } satisfies ToFrame, origin, [channel.port2]);
    },
    [origin],
  );
  const go: PackageFrameControl['go'] = (to) => port.current?.postMessage({ type: 'go', to } satisfies ToFrame);
  return { view, go, greet };
}
