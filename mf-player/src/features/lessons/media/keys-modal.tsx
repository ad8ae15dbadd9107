import { useUiText } from '@stoa/shared/i18n/messages/ui.ts';
import { Switch } from '@stoa/shared/kit';
import { Modal } from '@stoa/shared/overlays';
import { useFocusBack } from '@stoa/shared/ui/use-focus-back.ts';
import { useMediaText } from '../../../messages/media.ts';
import { keysOf, type MediaAction } from './media-keys.ts';
import { usePreferences } from './media-preferences.ts';
import classes from './keys-modal.module.css';

interface KeysModalProps {
  actions: readonly MediaAction[];
  onClose(): void;
}

/** The sheet of keys. In the player and not beside it: in full screen nothing else is seen. */
export function KeysModal({ actions, onClose }: KeysModalProps) {
  const t = useMediaText();
  const ui = useUiText();
  const { hasKeys, prefer } = usePreferences();
  useFocusBack();
  return (
    <Modal
      opened
      onClose={onClose}
      withinPortal={false}
      classNames={{ content: classes.sheet ?? '' }}
      title={t('keys.title')}
      closeButtonProps={{ 'aria-label': ui('close'), size: 44 }}
    >
      <dl className={classes.keys}>
        {actions.map((action) => (
          <div key={action}>
            <dt>
              <kbd>{keysOf[action]}</kbd>
            </dt>
            <dd>{t(`keys.${action}`)}</dd>
          </div>
        ))}
      </dl>
      <Switch
        mt="md"
        label={t('keys.on')}
        description={t('keys.on.why')}
        checked={hasKeys}
        onChange={(event) => prefer({ hasKeys: event.currentTarget.checked })}
      />
    </Modal>
  );
}
