/**
 * Proves the books of a site, by the settings of its API:
 *
 *   npm run ledger:prove -w api
 *
 * Ends with 1 where they are wrong, and says where first.
 */
import { connect } from '../../kernel/database/connect.ts';
import { readSettings } from '../../kernel/settings.ts';
import { linesOf, proveLedger } from './prove-ledger.ts';

async function main(): Promise<void> {
  const connection = await connect(readSettings(process.env));
  try {
    const proof = await proveLedger(connection.db);
    process.stdout.write(`${linesOf(proof).join('\n')}\n`);
    if (proof.difference !== undefined) process.exitCode = 1;
  } finally {
    await connection.close();
  }
}

await main().catch((error: unknown) => {
  process.stderr.write(`The books cannot be read. ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
