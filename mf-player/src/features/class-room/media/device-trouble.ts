/** Why a device could not be had, as far as a person can do something about it. */
export type DeviceTrouble = 'denied' | 'missing' | 'in_use' | 'unsupported' | 'unknown';

/** Of what `getUserMedia` and `getDisplayMedia` throw (Media Capture and Streams, 10.2). */
export function deviceTrouble(error: unknown): DeviceTrouble {
  switch (error instanceof Error ? error.name : '') {
    case 'NotAllowedError':
    case 'SecurityError':
      return 'denied';
    case 'NotFoundError':
    case 'OverconstrainedError':
      return 'missing';
    case 'NotReadableError':
    case 'AbortError':
      return 'in_use';
    case 'NotSupportedError':
      return 'unsupported';
    default:
      return 'unknown';
  }
}
