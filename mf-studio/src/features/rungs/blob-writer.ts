interface Written {
  data: Uint8Array<ArrayBuffer>;
  /** Byte in the whole. */
  position: number;
}

/** Keeps what is written as blobs, which browsers put on disk: an hour of film does not fit into a page's memory. */
export function blobWriter() {
  const writes: { part: Blob; position: number }[] = [];
  return {
    writable: new WritableStream<Written>({
      write: ({ data, position }) => void writes.push({ part: new Blob([data]), position }),
    }),
    /** The whole: what was written later stands over what was there, as a film's length does that is known at its end. */
    parts: (): Blob =>
      writes.reduce(
        (whole, { part, position }) =>
          new Blob([whole.slice(0, position), part, whole.slice(Math.min(whole.size, position + part.size))]),
        new Blob(),
      ),
  };
}
