import webpack from 'webpack';
import type { BuildMode } from './lent-modules.ts';

/**
 * `STOA_DEMO=1`: the shell is built with the screens below `/dev` as well, where those who try a site out read its mails.
 * A shell for people has none of them.
 */
export const isDemoBuild = (): boolean => process.env['STOA_DEMO'] === '1';

/** Writes it into the shell's code. */
export const demoBuildPlugin = (mode: BuildMode) =>
  new webpack.DefinePlugin({
    'process.env.STOA_DEMO': JSON.stringify(mode === 'development' || isDemoBuild() ? '1' : '0'),
  });
