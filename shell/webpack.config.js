import { shellPreset } from '@stoa/platform/build/shell-preset.ts';

export default shellPreset(import.meta.dirname, {
  // The order of the cascade's layers must be the first thing a page reads.
  entry: ['./src/styles/site.ts', './src/main.tsx'],
  provided: { 'react-router-dom': './src/remotes/provided-router.ts' },
});
