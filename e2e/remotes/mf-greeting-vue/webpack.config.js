import { remotePreset } from '@stoa/toolchain/build/remote-preset.ts';
import webpack from 'webpack';

const preset = remotePreset(import.meta.dirname);

/** @type {typeof preset} */
export default (mode, remote) => {
  const config = preset(mode, remote);
  return {
    ...config,
    plugins: [
      ...(config.plugins ?? []),
      // Vue's own switches; unset, it brings code for what this remote does not use.
      new webpack.DefinePlugin({
        __VUE_OPTIONS_API__: 'false',
        __VUE_PROD_DEVTOOLS__: 'false',
        __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
      }),
    ],
  };
};
