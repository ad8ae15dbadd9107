/**
 * Proves the books of a site, by the settings of its API:
 *
 *   npm run ledger:prove -w api
 *
 * Ends with 1 where they are wrong, or differ from the gateway's, and says where first.
 */
import { connect } from '../../kernel/database/connect.ts';
import { readSettings } from '../../kernel/settings.ts';
import { openGateway } from '../payments/open-gateway.ts';
import { proofLines, proveBooks } from './prove-books.ts';

async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const connection = await connect(settings);
  try {
    const proof = await proveBooks({ db: connection.db, gateway: openGateway(settings) });
    process.stdout.write(`${proofLines(proof).join('\n')}\n`);
    if (proof.difference !== undefined) process.exitCode = 1;
  } finally {
    await connection.close();
  }
}

await main().catch((error: unknown) => {
  process.stderr.write(`The books cannot be read. ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
