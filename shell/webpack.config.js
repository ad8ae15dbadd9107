import { shellPreset } from '@stoa/platform/build/shell-preset.ts';

export default shellPreset(import.meta.dirname);
