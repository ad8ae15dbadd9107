import { createServer } from 'node:net';

/** @throws saying so when something else listens on this port of this machine */
export async function requireFreePort(port: number, remedy: string): Promise<void> {
  const error = await new Promise<NodeJS.ErrnoException | undefined>((resolve) => {
    const probe = createServer();
    probe.once('error', resolve);
    probe.listen(port, 'localhost', () => probe.close(() => resolve(undefined)));
  });
  if (!error) return;
  if (error.code === 'EADDRINUSE') throw new Error(`Port ${port} is taken. ${remedy}`);
  throw new Error(`Port ${port} cannot be used: ${error.message}. ${remedy}`);
}
