export interface PictureTrack {
  track: MediaStreamTrack;
  /** What is drawn now is the next picture. */
  show(): void;
  close(): void;
}

interface Generator extends MediaStreamTrack {
  writable: WritableStream<VideoFrame>;
}
/** Browsers on Chromium have it (MediaStreamTrack Insertable Media Processing, first draft). */
interface WithGenerator {
  MediaStreamTrackGenerator?: new (options: { kind: 'video' }) => Generator;
}

/**
 * A canvas as a track. What a canvas hands out by itself stands still in a tab that nobody sees, so pictures are written one
 * by one where the browser can.
 */
export function pictureTrackOf(canvas: HTMLCanvasElement, perSecond: number): PictureTrack {
  const { MediaStreamTrackGenerator: Track } = globalThis as WithGenerator;
  return Track ? written(canvas, new Track({ kind: 'video' })) : captured(canvas, perSecond);
}

function written(canvas: HTMLCanvasElement, track: Generator): PictureTrack {
  const writer = track.writable.getWriter();
  return {
    track,
    show() {
      // A picture that nobody took yet: this one is left out.
      if ((writer.desiredSize ?? 0) <= 0) return;
      const frame = new VideoFrame(canvas, { timestamp: Math.round(performance.now() * 1000) });
      writer.write(frame).catch(() => frame.close());
    },
    close: () => track.stop(),
  };
}

function captured(canvas: HTMLCanvasElement, perSecond: number): PictureTrack {
  const track = canvas.captureStream(perSecond).getVideoTracks()[0]!;
  return { track, show: () => undefined, close: () => track.stop() };
}
