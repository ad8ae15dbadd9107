import { defineRemote } from '@stoa/toolchain/build/define-remote.ts';

export default defineRemote({
  port: 8102,
  budget: { firstView: 16_000 },
  routes: routesOf(screens),
});
