import type { FastifyInstance } from 'fastify';

/** The lines of a CSV file behind its link: heads, then rows. */
export async function readListFile(app: FastifyInstance, { url }: { url: string }): Promise<string[]> {
  const { statusCode, body } = await app.inject(url);
  if (statusCode !== 200) throw new Error(`${statusCode} ${body}`);
  return body.trim().split('\r\n');
}
