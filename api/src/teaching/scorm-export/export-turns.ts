import { finished, type Readable } from 'node:stream';
import { type Limits, spend } from '../../kernel/limits.ts';
import { Problem } from '../../kernel/problem.ts';

/** After which asking again makes sense. */
const AGAIN_S = 60;

/** Of this process: what is bounded is how many films it reads for one person. */
const underWay = new Set<string>();

/** Opens what one person takes along of a course; they have one such download at a time, and so many an hour. */
export async function inTurn(
  { courseExports }: Pick<Limits, 'courseExports'>,
  userId: string,
  open: () => Promise<Readable>,
): Promise<Readable> {
  await spend(courseExports, userId);
  const release = takeTurn(userId);
  try {
    const zip = await open();
    finished(zip, release);
    return zip;
  } catch (error) {
    release();
    throw error;
  }
}

function takeTurn(userId: string): () => void {
  if (underWay.has(userId)) {
    throw new Problem('rate_limited', 'Another export of yours is still being downloaded. Wait until it has ended.', {
      retryAfter: AGAIN_S,
    });
  }
  underWay.add(userId);
  return () => void underWay.delete(userId);
}
