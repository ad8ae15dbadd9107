/** Room for a quarter of an hour: with less nothing is begun. */
const LEAST_BYTES = 128 * 1024 ** 2;

/** Whether the browser has room for a recording. One that does not say is believed to. */
export async function hasRoom(storage: Partial<StorageManager> | undefined = navigator.storage): Promise<boolean> {
  try {
    const { quota, usage = 0 } = (await storage?.estimate?.()) ?? {};
    return quota === undefined || quota - usage > LEAST_BYTES;
  } catch {
    return true;
  }
}
