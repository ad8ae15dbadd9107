import { defineRemote } from '@stoa/toolchain/build/define-remote.ts';

export default defineRemote({
  port: 8101,
  budget: { firstView: 16_500 },
  routes: routesOf(screens),
});
