import { remotePreset } from '@stoa/platform/build/remote-preset.ts';

export default remotePreset(import.meta.dirname);
