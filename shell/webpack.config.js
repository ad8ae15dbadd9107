import { shellPreset } from '@stoa/toolchain/build/shell-preset.ts';

export default shellPreset(import.meta.dirname);
