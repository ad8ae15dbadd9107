import type { PathStatus } from '@stoa/shared/contract/market/path-words.ts';
import type { FileStore } from '../../files/file-store.ts';
import { publicFileUrl, signFileUrl } from '../../files/file-links.ts';

/** Of a published path a link for everyone, of any other one that expires. */
export function bannerUrlOf(
  store: Pick<FileStore, 'secret'>,
  { banner_file_id, status }: { banner_file_id: string | null; status: PathStatus },
): string | null {
  if (banner_file_id === null) return null;
  return status === 'published'
    ? publicFileUrl(banner_file_id)
    : signFileUrl(store, { id: banner_file_id, name: 'banner' });
}
