import { defineRemote } from '@stoa/toolchain/build/define-remote.ts';
import { routesOf } from '@stoa/toolchain/build/routes-of.ts';
import { screens } from './src/screens.ts';

export default defineRemote({
  port: 8101,
  budget: { firstView: 17_500 },
  routes: routesOf(screens),
});
