/** This owner's tasks fill the queue that one may have. */
export class TooManyWaiting extends Error {
  override readonly name = 'TooManyWaiting';
  constructor(ownerId: string) {
    super(`Too many tasks of ${ownerId} wait for a process. Send it again when some of them are done.`);
  }
}
