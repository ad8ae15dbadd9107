import { z } from 'zod';
import { releasedRemote } from '@stoa/shared/platform-contract/release.ts';

/**
 * The file that `npm run dev` writes and the gateway reads, named by STOA_DEV_RELEASE: where the builds of a
 * developer's machine are served. All URLs are absolute. Dev servers change their files with every keystroke, so
 * nothing here has an integrity.
 */
export const devRelease = z.object({
  shell: z.object({ version: z.string(), scripts: z.array(z.string()), styles: z.array(z.string()) }).optional(),
  remotes: z.array(releasedRemote.omit({ integrity: true, files: true })),
  /** Origins that pages may load code from and speak to by web socket. */
  origins: z.array(z.string()),
});
export type DevRelease = z.infer<typeof devRelease>;
