/** `node run-nginx.ts NGINX CONFIGURATION`: nginx that ends with this process, and this process with it. */
import { spawn } from 'node:child_process';

const [program = 'nginx', configuration = ''] = process.argv.slice(2);
const nginx = spawn(program, ['-c', configuration, '-e', 'stderr', '-g', 'daemon off;'], { stdio: 'inherit' });
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => nginx.kill('SIGTERM'));
nginx.on('error', (error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
nginx.on('exit', (code) => process.exit(code ?? 1));
