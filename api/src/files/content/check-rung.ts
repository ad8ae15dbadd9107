import { rule } from '@stoa/shared/contract/kernel/rule.ts';
import type { Found } from '../checkers/found.ts';
import { checkVideo } from './check-video.ts';

/** As a film; every browser shall play it. Whether it fits its film is seen when it is attached. */
export async function checkRung(path: string): Promise<Found> {
  const found = await checkVideo(path);
  return 'type' in found && found.type !== 'video/mp4'
    ? { rejected: rule('A smaller copy must be an MP4 video.') }
    : found;
}
