import {
  BlobSource,
  BufferTarget,
  Conversion,
  Input,
  MP4,
  Mp4OutputFormat,
  Output,
  StreamTarget,
  WEBM,
  WebMOutputFormat,
} from 'mediabunny';

interface Seekable {
  film: Blob;
  type: string;
  /** A place on disk; without one the film is made in memory. */
  writable?: WritableStream;
  onProgress(share: number): void;
}

/**
 * The same pictures and sound with their length and a table of places: what a browser records has neither, so that a player
 * could not jump in it. @returns what was made in memory; undefined where it was written
 */
export async function makeSeekable({ film, type, writable, onProgress }: Seekable): Promise<Blob | undefined> {
  const input = new Input({ formats: [WEBM, MP4], source: new BlobSource(film) });
  const inMemory = new BufferTarget();
  const output = new Output({
    format: type === 'video/mp4' ? new Mp4OutputFormat({ fastStart: false }) : new WebMOutputFormat(),
    target: writable ? new StreamTarget(writable, { chunked: true }) : inMemory,
  });
  try {
    const conversion = await Conversion.init({ input, output });
    if (!conversion.isValid) throw new Error('There is nothing to be seen in it.');
    conversion.onProgress = onProgress;
    await conversion.execute();
  } finally {
    input.dispose();
  }
  return writable ? undefined : new Blob([inMemory.buffer!], { type });
}
