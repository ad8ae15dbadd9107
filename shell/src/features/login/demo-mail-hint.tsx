import { IconMailOpened } from '@tabler/icons-react';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import { Alert, VisuallyHidden } from '@stoa/shared/kit';
import { LinkAnchor } from '@stoa/shared/ui/router-link.tsx';
import { useFrame } from '../../context/frame-context.tsx';
import { useAccountFormText } from '../../messages/account-forms.ts';
import { useDemoAccounts } from './use-demo-accounts.ts';

const OUTBOX = to.devMail();

/** On a demonstration nobody gets mail: where it can be read instead. */
export function DemoMailHint() {
  const t = useAccountFormText();
  const accounts = useDemoAccounts();
  const { hasScreen } = useFrame();
  if (accounts.length === 0 || !hasScreen(OUTBOX)) return null;
  return (
    <Alert color="blue" icon={<IconMailOpened aria-hidden="true" />}>
      {t.rich('demo.outbox', {
        link: (words) => (
          <LinkAnchor to={OUTBOX} target="_blank" rel="noopener" underline="always">
            {words}
            <VisuallyHidden> {t('demo.outbox.tab')}</VisuallyHidden>
          </LinkAnchor>
        ),
      })}
    </Alert>
  );
}
