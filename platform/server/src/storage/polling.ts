/**
 * Calls back when what a look sees is not what the last one saw, and once at the beginning: what changed between the call
 * and the first look would go unheard otherwise. A look that fails tells nothing.
 */
export function poll(every: number, look: () => Promise<string>, onChange: () => void): () => void {
  let seen: string | undefined;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  const again = async (): Promise<void> => {
    const now = await look().catch(() => seen);
    if (stopped) return;
    if (now !== seen) onChange();
    seen = now;
    timer = setTimeout(() => void again(), every).unref();
  };
  void again();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
