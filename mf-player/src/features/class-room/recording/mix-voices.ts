export interface VoiceMix {
  track: MediaStreamTrack;
  /** Mixes these voices from now on, and no others. */
  follow(voices: readonly MediaStreamTrack[]): void;
}

/** All who speak, as one track. It lasts as long as its context. */
export function mixVoices(context: AudioContext): VoiceMix {
  const mix = context.createMediaStreamDestination();
  // A track that says nothing at first would make the film begin with its first word.
  const silence = context.createConstantSource();
  silence.offset.value = 0;
  silence.connect(mix);
  silence.start();
  const sources = new Map<MediaStreamTrack, MediaStreamAudioSourceNode>();
  return {
    track: mix.stream.getAudioTracks()[0]!,
    follow(voices) {
      for (const [voice, source] of sources) {
        if (voices.includes(voice)) continue;
        source.disconnect();
        sources.delete(voice);
      }
      for (const voice of voices) {
        if (sources.has(voice)) continue;
        const source = context.createMediaStreamSource(new MediaStream([voice]));
        source.connect(mix);
        sources.set(voice, source);
      }
    },
  };
}
