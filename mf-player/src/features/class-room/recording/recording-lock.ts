const nameOf = (id: string): string => `stoa-recording-${id}`;

/** Older browsers have none. */
const locks = (): LockManager | undefined => (navigator as Partial<Navigator>).locks;

/** Says that a page makes this recording, until the answer is called or the page is gone; nobody says so once it resolves. */
export function holdRecording(id: string): () => Promise<unknown> {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const said = locks()
    ?.request(nameOf(id), () => held)
    .catch(() => undefined);
  return () => {
    release();
    return Promise.resolve(said);
  };
}

/** Those that a page makes just now: nobody sends them. */
export async function heldRecordings(): Promise<(id: string) => boolean> {
  const names = new Set((await locks()?.query())?.held?.map(({ name }) => name));
  return (id) => names.has(nameOf(id));
}
