import {
  BufferTarget,
  EncodedPacket,
  EncodedVideoPacketSource,
  Mp4OutputFormat,
  Output,
  WebMOutputFormat,
} from 'mediabunny';

interface Wanted {
  type?: 'video/webm' | 'video/mp4';
  height?: number;
  seconds?: number;
}

/** A film, sixteen to nine: its container is right, its pictures are noise. */
export async function makeVideo({ type = 'video/webm', height = 36, seconds = 2 }: Wanted = {}): Promise<Buffer> {
  const target = new BufferTarget();
  const isMp4 = type === 'video/mp4';
  const output = new Output({ format: isMp4 ? new Mp4OutputFormat() : new WebMOutputFormat(), target });
  const source = new EncodedVideoPacketSource(isMp4 ? 'vp9' : 'vp8');
  output.addVideoTrack(source);
  await output.start();
  const size = { codedWidth: Math.round((height * 16) / 9), codedHeight: height };
  const meta = { decoderConfig: { codec: isMp4 ? 'vp09.00.10.08' : 'vp8', ...size } };
  for (let second = 0; second < seconds; second++) {
    await source.add(new EncodedPacket(new Uint8Array([16, 2, 0, 157, 1, 42]), 'key', second, 1), meta);
  }
  await output.finalize();
  if (target.buffer === null) throw new Error('No video was made.');
  return Buffer.from(target.buffer);
}
