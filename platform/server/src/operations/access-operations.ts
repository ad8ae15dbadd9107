import { requireMayGive, requireVerb } from '../access/rights.ts';
import { refuse } from '../registry/refusal.ts';
import { createOverride } from '../access/create-override.ts';
import { defineOperations } from './operation.ts';

export const accessOperations = defineOperations({
  whoAmI: async ({ principal: { kind, name, remotes, verbs, expiresAt } }) => ({
    kind: kind === 'person' ? 'person' : 'token',
    name,
    remotes: [...remotes],
    verbs: [...verbs],
    expires_at: expiresAt,
  }),
  listTokens: async ({ registry, principal }) => {
    requireVerb(principal, 'admin', []);
    return { tokens: await registry.tokens.list() };
  },
  createToken: async ({ registry, principal }, { body }) => {
    requireMayGive(principal, body.verbs, body.remotes);
    const { tokenId, expiresAt, person: behind } = principal;
    const madeWith = tokenId ? { id: tokenId, expiresAt } : undefined;
    const created = await registry.tokens.create(body, principal.name, { madeWith, person: behind });
    const { id, name, remotes, verbs, expires_at, made_with, person } = created.facts;
    await registry.audit.append({
      kind: 'token-create',
      by: principal.name,
      subject: id,
      details: { name, remotes, verbs, expires_at, made_with, person },
    });
    return created;
  },
  revokeToken: async ({ registry, principal }, { params: { id } }) => {
    const before = await registry.tokens.findFacts(id);
    requireVerb(principal, 'admin', before?.remotes);
    const facts = await registry.tokens.revoke(id);
    // Revoked once, it stands in the log once.
    if (before?.revoked_at) return facts;
    await registry.audit.append({
      kind: 'token-revoke',
      by: principal.name,
      subject: id,
      details: { name: facts.name },
    });
    return facts;
  },
  listKeys: async ({ registry }) => ({ keys: registry.keys.list() }),
  createOverride: async ({ registry, principal, siteUrl }, { body }) => {
    requireVerb(principal, 'override', [body.name]);
    return createOverride(registry, body, { by: principal.name, siteUrl });
  },
  getReleaseSet: async ({ registry }, { params: { id } }) => {
    const found = await registry.releaseSets.find(id);
    if (found) return found;
    throw refuse('not_found', `No page has ever had the release set ${id}. It looks like rs3f2a… .`);
  },
  listAudit: async ({ registry }, { query }) => ({ entries: await registry.audit.list(query) }),
  verifyAudit: async ({ registry }) => {
    const channels = await registry.channels.listChannels();
    const revisions = await Promise.all(
      channels.map(async (channel): Promise<[string, number]> => [
        channel,
        (await registry.channels.read(channel)).revision,
      ]),
    );
    return registry.audit.verify({ expected: async () => Object.fromEntries(revisions) });
  },
});
