/** What a site of somebody else is made of: where it is served, how it is built, and our plugin as it is published. */
export { openLoopback, type LoopbackServer } from '@stoa/toolchain/browser/loopback-server.ts';
export { runWebpack } from '@stoa/toolchain/build/run-webpack.ts';
export { stageRuntimePlugin } from '@stoa/toolchain/create/stage-runtime-plugin.ts';
