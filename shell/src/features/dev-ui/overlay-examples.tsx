import { ConfirmDialog } from '@stoa/shared/ui/confirm-dialog.tsx';
import { Button, Group } from '@stoa/shared/kit';
import { Drawer, Menu, Modal, Select, Tooltip } from '@stoa/shared/overlays';
import { useState } from 'react';
import { useDevUiText } from '../../messages/dev-ui.ts';
import { Example } from './example.tsx';

/** What opens over the page, in the page's own colours. */
export function OverlayExamples() {
  const t = useDevUiText();
  const [opened, setOpened] = useState<'modal' | 'drawer' | 'confirm'>();
  const close = () => setOpened(undefined);
  const label = t('sample.label');
  return (
    <>
      <Example name="Modal, Drawer, ConfirmDialog">
        <Group>
          <Button variant="default" onClick={() => setOpened('modal')}>
            Modal
          </Button>
          <Button variant="default" onClick={() => setOpened('drawer')}>
            Drawer
          </Button>
          <Button variant="default" onClick={() => setOpened('confirm')}>
            ConfirmDialog
          </Button>
        </Group>
        <Modal
          opened={opened === 'modal'}
          onClose={close}
          title={label}
          closeButtonProps={{ 'aria-label': t('close') }}
        >
          {t('sample.sentence')}
        </Modal>
        <Drawer
          opened={opened === 'drawer'}
          onClose={close}
          title={label}
          closeButtonProps={{ 'aria-label': t('close') }}
        >
          {t('sample.sentence')}
        </Drawer>
        <ConfirmDialog
          opened={opened === 'confirm'}
          onCancel={close}
          onConfirm={close}
          title={t('sample.heading')}
          text={t('sample.sentence')}
          confirmLabel={label}
        />
      </Example>
      <Example name="Menu, Tooltip">
        <Group>
          <Menu>
            <Menu.Target>
              <Button variant="default">Menu</Button>
            </Menu.Target>
            <Menu.Dropdown>
              <Menu.Item>{label}</Menu.Item>
              <Menu.Item>{t('sample.other')}</Menu.Item>
            </Menu.Dropdown>
          </Menu>
          <Tooltip label={t('sample.sentence')}>
            <Button variant="subtle">Tooltip</Button>
          </Tooltip>
        </Group>
      </Example>
      <Example name="Select">
        <Select label={label} data={[label, t('sample.other')]} />
      </Example>
    </>
  );
}
