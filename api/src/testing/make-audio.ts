import {
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  Mp3OutputFormat,
  Mp4OutputFormat,
  OggOutputFormat,
  Output,
  WebMOutputFormat,
  type AudioCodec,
  type OutputFormat,
} from 'mediabunny';

const RATE = 48_000;
/** The head of an MPEG-1 layer III frame of 128 kbit/s at 48 kHz; what follows it is silence. */
const mp3Frame = Buffer.concat([Buffer.from([0xff, 0xfb, 0x94, 0x04]), Buffer.alloc(380)]);

const kinds: Record<string, { codec: AudioCodec; format: () => OutputFormat; packet: Uint8Array; packetS: number }> = {
  mp3: { codec: 'mp3', format: () => new Mp3OutputFormat(), packet: mp3Frame, packetS: 1152 / RATE },
  m4a: { codec: 'aac', format: () => new Mp4OutputFormat(), packet: new Uint8Array(16), packetS: 1024 / RATE },
  ogg: { codec: 'opus', format: () => new OggOutputFormat(), packet: new Uint8Array([252, 255, 254]), packetS: 0.02 },
  weba: { codec: 'opus', format: () => new WebMOutputFormat(), packet: new Uint8Array([252, 255, 254]), packetS: 0.02 },
};

/** What an AAC and an Opus decoder are told first. */
const descriptions: Partial<Record<AudioCodec, Buffer>> = {
  aac: Buffer.from([0x11, 0x90]),
  opus: Buffer.from('4f707573486561640102380180bb0000000000', 'hex'),
};

/** A recording of so many seconds whose container is right; nothing is to be heard in it. */
export async function makeAudio(kind: 'mp3' | 'm4a' | 'ogg' | 'weba' | 'wav', seconds = 2): Promise<Buffer> {
  const made = kinds[kind];
  if (made === undefined) return makeWav(seconds);
  const { codec, format, packet, packetS } = made;
  const target = new BufferTarget();
  const output = new Output({ format: format(), target });
  const source = new EncodedAudioPacketSource(codec);
  output.addAudioTrack(source);
  await output.start();
  const decoderConfig = {
    codec: codec === 'aac' ? 'mp4a.40.2' : codec,
    numberOfChannels: 2,
    sampleRate: RATE,
    ...(descriptions[codec] && { description: descriptions[codec] }),
  };
  for (let at = 0; at < seconds; at += packetS) {
    await source.add(new EncodedPacket(packet, 'key', at, packetS), { decoderConfig });
  }
  await output.finalize();
  if (target.buffer === null) throw new Error('No recording was made.');
  return Buffer.from(target.buffer);
}

/** One channel of 16 bits, 8,000 times a second. */
export function makeWav(seconds: number, format = 1): Buffer {
  const head = Buffer.alloc(44);
  const bytes = seconds * 16_000;
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + bytes, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(format, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(8_000, 24);
  head.writeUInt32LE(16_000, 28);
  head.writeUInt16LE(2, 32);
  head.writeUInt16LE(16, 34);
  head.write('data', 36);
  head.writeUInt32LE(bytes, 40);
  return Buffer.concat([head, Buffer.alloc(bytes)]);
}
