import { BufferTarget, EncodedPacket, EncodedVideoPacketSource, Output, WebMOutputFormat } from 'mediabunny';

/** A WebM of two seconds, 64 × 36: its container is right, its pictures are noise. */
export async function makeVideo(): Promise<Buffer> {
  const target = new BufferTarget();
  const output = new Output({ format: new WebMOutputFormat(), target });
  const source = new EncodedVideoPacketSource('vp8');
  output.addVideoTrack(source);
  await output.start();
  const meta = { decoderConfig: { codec: 'vp8', codedWidth: 64, codedHeight: 36 } };
  for (let second = 0; second < 2; second++) {
    await source.add(new EncodedPacket(new Uint8Array([16, 2, 0, 157, 1, 42]), 'key', second, 1), meta);
  }
  await output.finalize();
  if (target.buffer === null) throw new Error('No video was made.');
  return Buffer.from(target.buffer);
}
