import { FilePathSource, Input, MP4, WEBM } from 'mediabunny';
import { rule } from '@stoa/shared/contract/kernel/rule.ts';
import type { Found } from '../checkers/found.ts';

const unreadable: Found = { rejected: rule('This is not an MP4 or WebM video, or it is damaged.') };

/** Reads the container: its kind, length and picture size. */
export async function checkVideo(path: string): Promise<Found> {
  const input = new Input({
    formats: [MP4, WEBM],
    source: new FilePathSource(path, { handleUnhandledError: () => {} }),
  });
  try {
    const format = await input.getFormat();
    const track = await input.getPrimaryVideoTrack();
    if (track === null) return { rejected: rule('The video has no picture.') };
    const duration = (await input.getDurationFromMetadata()) ?? (await input.computeDuration());
    if (!(duration > 0)) return { rejected: rule('The video has no length.') };
    return {
      type: format === WEBM ? 'video/webm' : 'video/mp4',
      durationS: Math.max(1, Math.round(duration)),
      width: await track.getDisplayWidth(),
      height: await track.getDisplayHeight(),
    };
  } catch {
    return unreadable;
  } finally {
    input.dispose();
  }
}
