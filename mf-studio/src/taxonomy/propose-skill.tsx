import { useState } from 'react';
import { useSession } from '@stoa/shared/federation/platform-context.tsx';
import { Button } from '@stoa/shared/kit';
import { lazyDialog } from '@stoa/shared/ui/lazy-dialog.tsx';
import { useEditorText } from '../messages/editor.ts';

const ProposeSkillDialog = lazyDialog(
  async () => (await import(/* webpackChunkName: "propose-skill" */ './propose-skill-modal.tsx')).ProposeSkillModal,
);

/** The way out for one who misses a skill; those who write courses may propose it. */
export function ProposeSkill() {
  const t = useEditorText();
  const { permissions } = useSession();
  const [isOpen, setOpen] = useState(false);
  if (!permissions.includes('create-course')) return null;
  return (
    <div>
      <Button size="compact-md" variant="subtle" onClick={() => setOpen(true)}>
        {t('skills.propose')}
      </Button>
      {isOpen && <ProposeSkillDialog onClose={() => setOpen(false)} />}
    </div>
  );
}
