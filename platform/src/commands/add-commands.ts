import type { Command } from 'commander';
import { addBuild, addCheck, addCreate, addDoctor, addTest } from './add-build-commands.ts';
import { addAcceptRestore } from './commands/accept-restore.ts';
import { addAlone } from './commands/alone.ts';
import { addApprove } from './commands/approve.ts';
import { addAudit } from './commands/audit.ts';
import { addBisect } from './commands/bisect.ts';
import { addCanary } from './commands/canary.ts';
import { addDev } from './commands/dev.ts';
import { addDiff } from './commands/diff.ts';
import { addHealth } from './commands/health.ts';
import { addHistory } from './commands/history.ts';
import { addKeys } from './commands/keys.ts';
import { addLogin } from './commands/login.ts';
import { addLogout } from './commands/logout.ts';
import { addOverride } from './commands/override.ts';
import { addPause } from './commands/pause.ts';
import { addPolicy } from './commands/policy.ts';
import { addPromote } from './commands/promote.ts';
import { addProposals } from './commands/proposals.ts';
import { addPublish } from './commands/publish.ts';
import { addReject } from './commands/reject.ts';
import { addRemotes } from './commands/remotes.ts';
import { addReplay } from './commands/replay.ts';
import { addResume } from './commands/resume.ts';
import { addRetire } from './commands/retire.ts';
import { addRollback } from './commands/rollback.ts';
import { addShip } from './commands/ship.ts';
import { addShow } from './commands/show.ts';
import { addStatus } from './commands/status.ts';
import { addTokens } from './commands/tokens.ts';
import { addVersions } from './commands/versions.ts';
import { addWhoami } from './commands/whoami.ts';

/** Every command, in the order in which `--help` tells of them. */
export function addCommands(program: Command): void {
  program.commandsGroup('Team:');
  for (const add of [addCreate, addAlone, addDev, addCheck, addTest, addBuild, addDoctor]) add(program);
  for (const add of [addPublish, addOverride]) add(program);
  program.commandsGroup('Operate:');
  for (const add of [addStatus, addHistory, addDiff, addHealth, addVersions, addShow, addRemotes]) add(program);
  for (const add of [addShip, addPromote, addCanary, addPause, addResume, addRollback, addRetire, addReplay, addBisect])
    add(program);
  program.commandsGroup('Access:');
  for (const add of [addLogin, addLogout, addWhoami, addTokens, addKeys]) add(program);
  for (const add of [addPolicy, addProposals, addApprove, addReject, addAudit, addAcceptRestore]) add(program);
}
