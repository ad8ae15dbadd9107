import { shellPreset } from '@stoa/platform/build/shell-preset.ts';

export default shellPreset(import.meta.dirname, {
  entry: ['./src/styles/layers.css', './src/main.tsx'],
  provided: { 'react-router-dom': './src/remotes/provided-router.ts' },
});
