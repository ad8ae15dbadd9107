import { remotePreset } from '@stoa/toolchain/build/remote-preset.ts';

export default remotePreset(import.meta.dirname);
