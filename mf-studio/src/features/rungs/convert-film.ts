import {
  ALL_FORMATS,
  Conversion,
  getFirstEncodableAudioCodec,
  getFirstEncodableVideoCodec,
  Input,
  Mp4OutputFormat,
  Output,
  QUALITY_LOW,
  StreamTarget,
  UrlSource,
} from 'mediabunny';
import { blobWriter } from './blob-writer.ts';
import { CannotConvert } from './cannot-convert.ts';

export interface FilmConversion {
  url: string;
  /** Of the copy, in pixels. */
  height: number;
  signal: AbortSignal;
  onProgress(share: number): void;
}
export type ConvertFilm = (wanted: FilmConversion) => Promise<Blob>;

/**
 * A smaller copy of a film, as MP4, made by the codecs of this browser: H.264 and AAC where it writes them, else VP9, and the
 * sound as it is. The film is read piece by piece from where it lies.
 *
 * @throws CannotConvert
 */
export const convertFilm: ConvertFilm = async ({ url, height, signal, onProgress }) => {
  const input = new Input({ formats: ALL_FORMATS, source: new UrlSource(new URL(url, location.href)) });
  const written = blobWriter();
  const output = new Output({
    format: new Mp4OutputFormat({ fastStart: false }),
    target: new StreamTarget(written.writable, { chunked: true }),
  });
  try {
    const conversion = await beginConversion(input, output, height);
    conversion.onProgress = onProgress;
    const stop = () => void conversion.cancel();
    signal.addEventListener('abort', stop);
    signal.throwIfAborted();
    await conversion.execute().finally(() => signal.removeEventListener('abort', stop));
  } catch (error) {
    signal.throwIfAborted();
    throw error instanceof CannotConvert ? error : new CannotConvert('film', { cause: error });
  } finally {
    input.dispose();
  }
  return written.parts();
};

async function beginConversion(input: Input, output: Output, height: number): Promise<Conversion> {
  const codec = await getFirstEncodableVideoCodec(['avc', 'vp9'], { height, quality: QUALITY_LOW });
  if (codec === null) throw new CannotConvert('encoder');
  const sound = await getFirstEncodableAudioCodec(['aac']);
  const conversion = await Conversion.init({
    input,
    output,
    video: { codec, height, quality: QUALITY_LOW, allowTransformationMetadata: false },
    ...(sound && { audio: { codec: sound } }),
    showWarnings: false,
  });
  // A copy without the sound, or without the pictures, is none.
  const lost = conversion.discardedTracks.find(({ track }) => track.type !== 'subtitle');
  if (lost) throw new CannotConvert(lost.reason === 'no_encodable_target_codec' ? 'encoder' : 'film');
  return conversion;
}
