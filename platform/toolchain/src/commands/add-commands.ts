import type { Command } from 'commander';
import type { OptionalCommand } from '../cli/optional-command.ts';
import * as optional from '../optional-commands.ts';
import { addBuild, addCheck, addCreate, addTest } from './add-build-commands.ts';
import { addAcceptRestore } from './accept-restore.ts';
import { addAlone } from './alone.ts';
import { addApprove } from './approve.ts';
import { addAudit } from './audit.ts';
import { addCanary } from './canary.ts';
import { addDev } from './dev.ts';
import { addDiff } from './diff.ts';
import { addHealth } from './health.ts';
import { addHistory } from './history.ts';
import { addKeys } from './keys.ts';
import { addLogin } from './login.ts';
import { addLogout } from './logout.ts';
import { addOverride } from './override.ts';
import { addPause } from './pause.ts';
import { addPolicy } from './policy.ts';
import { addPromote } from './promote.ts';
import { addProposals } from './proposals.ts';
import { addPublish } from './publish.ts';
import { addReject } from './reject.ts';
import { addRemotes } from './remotes.ts';
import { addResume } from './resume.ts';
import { addRetire } from './retire.ts';
import { addRollback } from './rollback.ts';
import { addShip } from './ship.ts';
import { addShow } from './show.ts';
import { addStatus } from './status.ts';
import { addTokens } from './tokens.ts';
import { addVersions } from './versions.ts';
import { addWhoami } from './whoami.ts';

/** Every command, in the order in which `--help` tells of them; the optional ones are the last of their group. */
export function addCommands(program: Command): void {
  program.commandsGroup('Team:');
  for (const add of [addCreate, addAlone, addDev, addCheck, addTest, addBuild]) add(program);
  for (const add of [addPublish, addOverride]) add(program);
  program.commandsGroup('Operate:');
  for (const add of [addStatus, addHistory, addDiff, addHealth, addVersions, addShow, addRemotes]) add(program);
  for (const add of [addShip, addPromote, addCanary, addPause, addResume, addRollback, addRetire]) add(program);
  program.commandsGroup('Access:');
  for (const add of [addLogin, addLogout, addWhoami, addTokens, addKeys]) add(program);
  for (const add of [addPolicy, addProposals, addApprove, addReject, addAudit, addAcceptRestore]) add(program);
  for (const { add } of Object.values<OptionalCommand>(optional)) add(program);
}
