import { defineRemote } from '@stoa/toolchain/build/define-remote.ts';

export default defineRemote({
  port: 8105,
  budget: { firstView: 17_000 },
  routes: routesOf(screens),
});
