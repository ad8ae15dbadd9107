/** Another try of an import has begun since, or its person is gone: what this one has made is nobody's. */
export class LostTry extends Error {
  override name = 'LostTry';
}

/** @throws LostTry */
export async function requireOwnTry(isOwn: Promise<boolean>): Promise<void> {
  if (!(await isOwn)) throw new LostTry('Another try of this import has begun, or its person is gone.');
}
