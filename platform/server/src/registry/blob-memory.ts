/** Keeps the bytes that were read last, in fair shares: whoever has much forgets its own, and nobody else's. */
export interface BlobMemory {
  /** `owner`: the remote whose file it is; files that several have, each of them keeps. */
  get(blob: string, owner: string): Buffer | undefined;
  set(blob: string, owner: string, content: Buffer): void;
  forget(blob: string): void;
}

interface Share {
  bytes: number;
  /** In the order of their last use. */
  kept: Map<string, Buffer>;
}

/** What has no more than its even share is never forgotten for the sake of another. */
export function openBlobMemory(mostBytes: number): BlobMemory {
  const shares = new Map<string, Share>();
  let bytes = 0;

  const take = (owner: string, blob: string): Buffer | undefined => {
    const share = shares.get(owner);
    const content = share?.kept.get(blob);
    if (!share || !content) return undefined;
    share.kept.delete(blob);
    share.bytes -= content.length;
    bytes -= content.length;
    if (share.kept.size === 0) shares.delete(owner);
    return content;
  };
  const forgetOldest = (): void => {
    const [largest] = [...shares].sort(([, one], [, other]) => other.bytes - one.bytes);
    if (!largest) return;
    const [owner, { kept }] = largest;
    const [oldest] = kept.keys();
    if (oldest !== undefined) take(owner, oldest);
  };
  const elsewhere = (blob: string): Buffer | undefined => {
    for (const { kept } of shares.values()) if (kept.has(blob)) return kept.get(blob);
    return undefined;
  };
  const set: BlobMemory['set'] = (blob, owner, content) => {
    take(owner, blob);
    const share = shares.get(owner) ?? { bytes: 0, kept: new Map<string, Buffer>() };
    share.kept.set(blob, content);
    share.bytes += content.length;
    bytes += content.length;
    shares.set(owner, share);
    while (bytes > mostBytes) forgetOldest();
  };
  return {
    get: (blob, owner) => {
      const found = take(owner, blob) ?? elsewhere(blob);
      if (found) set(blob, owner, found);
      return found;
    },
    set,
    forget: (blob) => {
      for (const owner of [...shares.keys()]) take(owner, blob);
    },
  };
}
