import { defineRemote } from '@stoa/toolchain/build/define-remote.ts';

export default defineRemote({
  port: 8103,
  budget: { firstView: 19_000 },
  routes: routesOf(screens),
});
