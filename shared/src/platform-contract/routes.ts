/**
 * Every call of the release platform: method and path below `/platform/v1/`. Plain data, so that the release console
 * downloads no schemas; what each takes and gives stands in `channels.ts`, `artefacts.ts`, `access.ts` and `health.ts`.
 */
export const platformRoutes = {
  whoAmI: 'GET whoami',
  listChannels: 'GET channels',
  getChannel: 'GET channels/{channel}',
  getStatus: 'GET channels/{channel}/status',
  listChanges: 'GET channels/{channel}/history',
  getHealth: 'GET channels/{channel}/health',
  promote: 'POST channels/{channel}/promote',
  rollBack: 'POST channels/{channel}/rollback',
  startCanary: 'POST channels/{channel}/canary',
  pauseCanary: 'POST channels/{channel}/pause',
  resumeCanary: 'POST channels/{channel}/resume',
  listProposals: 'GET channels/{channel}/proposals',
  approveProposal: 'POST channels/{channel}/proposals/{id}/approve',
  rejectProposal: 'POST channels/{channel}/proposals/{id}/reject',
  updatePolicy: 'PATCH channels/{channel}/policies/{name}',
  listRemotes: 'GET remotes',
  listVersions: 'GET remotes/{name}/versions',
  getVersion: 'GET remotes/{name}/versions/{version}',
  getProofPicture: 'GET remotes/{name}/versions/{version}/pictures/{picture}',
  diffVersions: 'GET remotes/{name}/diff',
  retireVersion: 'POST remotes/{name}/versions/{version}/retire',
  planPublish: 'POST artefacts/plan',
  putBlob: 'PUT blobs/{blob}',
  publish: 'POST artefacts',
  listAudit: 'GET audit',
  verifyAudit: 'GET audit/verify',
  listTokens: 'GET tokens',
  createToken: 'POST tokens',
  revokeToken: 'POST tokens/{id}/revoke',
  listKeys: 'GET keys',
  createOverride: 'POST overrides',
  getReleaseSet: 'GET release-sets/{id}',
} as const;
export type PlatformRouteName = keyof typeof platformRoutes;
