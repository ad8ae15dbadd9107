import { z } from 'zod';

/**
 * What stands in a page before any code runs: the first look of a guest, drawn when the shell was built, and the styles that
 * it needs. It holds no scripts; in its markup `data-style` stands for `style`, which a page's policy refuses.
 */
export const firstView = z.object({ css: z.string().max(200_000), html: z.string().max(200_000) });
export type FirstView = z.infer<typeof firstView>;
