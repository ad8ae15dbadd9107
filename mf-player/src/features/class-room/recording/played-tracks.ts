export interface PlayedTracks {
  /** Plays these pictures from now on, and no others. */
  follow(tracks: readonly MediaStreamTrack[]): void;
  of(track: MediaStreamTrack): HTMLVideoElement | undefined;
  close(): void;
}

/** Pictures that are played out of sight: only what plays can be drawn. */
export function createPlayedTracks(): PlayedTracks {
  const playing = new Map<MediaStreamTrack, HTMLVideoElement>();
  function stop(track: MediaStreamTrack): void {
    const video = playing.get(track);
    if (video) video.srcObject = null;
    playing.delete(track);
  }
  return {
    follow(tracks) {
      for (const track of playing.keys()) if (!tracks.includes(track)) stop(track);
      for (const track of tracks) if (!playing.has(track)) playing.set(track, play(track));
    },
    of: (track) => playing.get(track),
    close() {
      for (const track of playing.keys()) stop(track);
    },
  };
}

function play(track: MediaStreamTrack): HTMLVideoElement {
  const video = document.createElement('video');
  video.muted = true;
  video.playsInline = true;
  video.srcObject = new MediaStream([track]);
  // Without sound it is always allowed; one that is gone already is not shown.
  video.play().catch(() => undefined);
  return video;
}
