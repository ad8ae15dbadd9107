import { answers, startPart } from '../start/part.ts';
import { run } from '../start/run-command.ts';
import type { Stage } from './stage.ts';

/** A server of ours on a port of its own, once it answers. */
export async function serve(stage: Stage, name: string, file: string, args: string[], env: NodeJS.ProcessEnv) {
  const port = stage.nextPort();
  const url = `http://127.0.0.1:${port}`;
  const part = startPart(name, file, { ...env, API_PORT: String(port) }, stage.dataDir, args);
  await answers(`${url}/healthz`);
  return { url, stop: part.stop };
}

/** What a program of ours prints. @throws with its words when it fails */
export async function mustRun(file: string, args: string[], env: NodeJS.ProcessEnv): Promise<string> {
  const { code, output } = await run(process.execPath, [file, ...args], { env });
  if (code !== 0) throw new Error(`${file} failed:\n${output}`);
  return output;
}
