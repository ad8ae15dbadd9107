/** VP8 costs a busy computer the least; Safari before 18.4 has MP4 alone. */
const TYPES = ['video/webm;codecs=vp8,opus', 'video/webm', 'video/mp4'];

/** As `MediaRecorder` takes it; undefined where nothing can be filmed. */
export const filmType = (): string | undefined =>
  typeof MediaRecorder === 'undefined' || typeof HTMLCanvasElement.prototype.captureStream === 'undefined'
    ? undefined
    : TYPES.find((type) => MediaRecorder.isTypeSupported(type));

export const extensionOf = (plainType: string): string => (plainType === 'video/mp4' ? 'mp4' : 'webm');

/** Without its codecs, as files are named by. */
export const plainTypeOf = (type: string): string => type.split(';')[0]!;
