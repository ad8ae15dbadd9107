import webpack, { type Configuration, type Stats } from 'webpack';

/** Runs one build to its end, cache written. @throws with webpack's messages when it has errors. */
export async function runWebpack(config: Configuration): Promise<Stats> {
  const compiler = webpack(config);
  if (!compiler) throw new Error('webpack takes no empty configuration.');
  const stats = await new Promise<Stats>((resolve, reject) =>
    compiler.run((error, result) => (result ? resolve(result) : reject(error ?? new Error('webpack gave no result.')))),
  );
  await new Promise<void>((resolve, reject) => compiler.close((error) => (error ? reject(error) : resolve())));
  if (stats.hasErrors()) throw new Error(stats.toString({ all: false, errors: true, errorDetails: false }));
  return stats;
}
