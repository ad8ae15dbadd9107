/** How much of the line one picture may take. */
export interface PictureLimit {
  /** Bits a second. */
  maxBitrate: number;
  /** The picture is that many times smaller. */
  scaleResolutionDownBy: number;
}
export type Quality = Readonly<Record<'camera' | 'screen', PictureLimit>>;

/** What a line at home can send of one picture, to all who watch together, bits a second. */
const LINE = 3_000_000;
const CAMERA = 400_000;
const SMALL_CAMERA = 150_000;
const SCREEN = 1_000_000;
/** With more cameras each is shown small. */
const MANY_CAMERAS = 4;

/** Everybody sends to everybody: the more who watch and the more cameras, the less of each. */
export function qualityFor({ cameras, watching }: { cameras: number; watching: number }): Quality {
  const share = Math.round(LINE / Math.max(1, watching));
  const isSmall = cameras > MANY_CAMERAS || share < CAMERA / 2;
  return {
    camera: {
      maxBitrate: Math.min(isSmall ? SMALL_CAMERA : CAMERA, share),
      scaleResolutionDownBy: isSmall ? 2 : 1,
    },
    // Letters cannot be read when they are smaller.
    screen: { maxBitrate: Math.min(SCREEN, share), scaleResolutionDownBy: 1 },
  };
}

/** A browser that takes no limits sends as it likes. */
export async function limitPicture(sender: RTCRtpSender, limit: PictureLimit): Promise<void> {
  const parameters = sender.getParameters();
  const encodings = parameters.encodings.length > 0 ? parameters.encodings : [{}];
  const limited = encodings.map((encoding) => ({ ...encoding, ...limit }));
  await sender.setParameters({ ...parameters, encodings: limited }).catch(() => undefined);
}

const isVp8 = ({ mimeType }: RTCRtpCodec): boolean => mimeType.toLowerCase() === 'video/vp8';

/** Every browser reads VP8, and writes it without a chip of its own, of which some have one for a single picture. */
export function preferVp8(transceiver: RTCRtpTransceiver): void {
  if (!('setCodecPreferences' in transceiver)) return;
  const codecs = RTCRtpReceiver.getCapabilities('video')?.codecs ?? [];
  if (!codecs.some(isVp8)) return;
  try {
    transceiver.setCodecPreferences([...codecs.filter(isVp8), ...codecs.filter((codec) => !isVp8(codec))]);
  } catch {
    // It writes what it likes best.
  }
}
