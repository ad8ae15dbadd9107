import { z } from 'zod';
import { completions, successes } from './read-cmi.ts';

/**
 * What the frame keeps of the sequencing: the state as the run-time wrote it, which only that can read, and what the root
 * of the activities says by it.
 */
const sequencingText = z.object({
  state: z.string(),
  root: z.object({ completion: z.enum(completions), success: z.enum(successes) }),
});
export type SequencingText = z.infer<typeof sequencingText>;

export function rootStatusOf(text: string): SequencingText['root'] | undefined {
  try {
    return sequencingText.safeParse(JSON.parse(text)).data?.root;
  } catch {
    return undefined;
  }
}
