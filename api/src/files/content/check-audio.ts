import { FilePathSource, Input, MP3, MP4, OGG, WAVE, WEBM, type InputAudioTrack, type InputFormat } from 'mediabunny';
import { rule } from '@stoa/shared/contract/kernel/rule.ts';
import type { Found } from '../checkers/found.ts';

const unreadable: Found = { rejected: rule('This is not an MP3, M4A, Ogg, WebM or WAV recording, or it is damaged.') };

const types: ReadonlyMap<InputFormat, string> = new Map<InputFormat, string>([
  [MP3, 'audio/mpeg'],
  [MP4, 'audio/mp4'],
  [OGG, 'audio/ogg'],
  [WEBM, 'audio/webm'],
  [WAVE, 'audio/wav'],
]);
/** What every browser plays that plays the container at all. */
const played: ReadonlySet<string> = new Set(['mp3', 'aac', 'opus', 'vorbis', 'flac', 'pcm-u8', 'pcm-s16', 'pcm-s24']);

/** Reads the container: its kind, its sound and its length. */
export async function checkAudio(path: string): Promise<Found> {
  const input = new Input({
    formats: [...types.keys()],
    source: new FilePathSource(path, { handleUnhandledError: () => {} }),
  });
  try {
    const type = types.get(await input.getFormat());
    if (type === undefined) return unreadable;
    if ((await input.getPrimaryVideoTrack()) !== null) {
      return { rejected: rule('This has moving pictures. Make the lesson a video.') };
    }
    const track = await input.getPrimaryAudioTrack();
    if (track === null) return { rejected: rule('The recording has no sound.') };
    if (!(await isPlayed(track))) {
      return { rejected: rule('Browsers cannot play this sound. Export it as MP3, AAC or Opus.') };
    }
    const duration = (await input.getDurationFromMetadata()) ?? (await input.computeDuration());
    if (!(duration > 0)) return { rejected: rule('The recording has no length.') };
    return { type, durationS: Math.max(1, Math.round(duration)) };
  } catch {
    return unreadable;
  } finally {
    input.dispose();
  }
}

async function isPlayed(track: InputAudioTrack): Promise<boolean> {
  const codec = await track.getCodec();
  return codec !== null && played.has(codec.replace(/^(pcm-s(?:16|24))(?:be)?$/, '$1'));
}
