import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ChannelReply } from '@stoa/shared/platform-contract/channels.ts';
import { usePlatformApi } from '@stoa/shared/federation/use-platform-api.ts';
import type { PlatformApi } from '@stoa/shared/http/platform-api.ts';
import { versionLeft, type Action, type Choice, type Seen } from './action.ts';

interface Asked {
  action: Action;
  choice: Choice;
  seen: Seen;
}

/**
 * Does it, on exactly the versions of this remote that were seen; other teams may change theirs meanwhile. Sent again, it
 * finds done what it did. What comes back is read anew everywhere.
 */
export function useApplyAction() {
  const api = usePlatformApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (asked: Asked) => apply(api, asked),
    // Offline it fails and says so; a change that waited in silence would come when nobody expects it any more.
    networkMode: 'always',
    // Not waited for: the answer is known, also while nothing can be read.
    onSettled: () => void queryClient.invalidateQueries({ queryKey: ['releases'] }),
  });
}

function apply(api: PlatformApi, { action: { kind, name }, choice, seen }: Asked): Promise<ChannelReply> {
  const params = { channel: seen.channel };
  const because = { why: choice.why.trim() };
  const inside = { allow_inside_routes: choice.allowInsideRoutes };
  const version = choice.version ?? '';
  const { live } = seen.remote;
  const canary = live?.canary?.version ?? null;
  const left = versionLeft(seen.remote, choice.version);
  switch (kind) {
    case 'promote':
      return api.promote({
        params,
        body: {
          releases: [{ name, version, from: live?.version ?? null, canary }],
          allow_lower: choice.allowLower,
          allow_taken_back: choice.allowTakenBack,
          ...inside,
          ...because,
        },
      });
    case 'canary': {
      const believed = { ...(live && { from: live.version }), canary };
      const body = { name, version, weight: choice.weight, ...believed, ...inside, ...because };
      return api.startCanary({ params, body });
    }
    case 'pause':
      return api.pauseCanary({ params, body: { name, ...(canary && { from: canary }), ...because } });
    case 'resume':
      return api.resumeCanary({ params, body: { name, ...(canary && { from: canary }), ...because } });
    case 'rollback':
      return api.rollBack({
        params,
        body: {
          name,
          revoke: choice.revoke,
          ...(left && { from: left }),
          ...(choice.version && { to: choice.version }),
          ...because,
        },
      });
  }
}
