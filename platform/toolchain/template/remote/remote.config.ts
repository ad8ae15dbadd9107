import { defineRemote } from '@stoa/platform/build/define-remote.ts';
import { routesOf } from '@stoa/platform/build/routes-of.ts';
import { screens } from './src/screens.ts';

export default defineRemote({
  port: 8199,
  routes: routesOf(screens),
});
