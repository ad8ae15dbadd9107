import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { UnstyledButton } from '@stoa/shared/kit';
import { LinkButton } from '@stoa/shared/ui/router-link.tsx';
import { useFrameText } from '../messages/frame.ts';
import { useCataloguePath } from '../search/use-catalogue-path.ts';
import { BrowseModal } from './browse-modal.tsx';
import classes from './header.module.css';

/** Goes to the catalogue; its arrow opens the categories in a modal. */
export function BrowseButton() {
  const [opened, setOpened] = useState(false);
  const catalogue = useCataloguePath();
  const t = useFrameText();
  return (
    <div className={classes.browse}>
      <LinkButton to={catalogue} variant="subtle" className={classes.browseLink}>
        {t('header.browse')}
      </LinkButton>
      <UnstyledButton
        className={classes.browseArrow}
        aria-label={t('header.categories')}
        aria-haspopup="dialog"
        onClick={() => setOpened(true)}
      >
        <IconChevronDown size={18} stroke={1.75} aria-hidden="true" />
      </UnstyledButton>
      <BrowseModal opened={opened} onClose={() => setOpened(false)} />
    </div>
  );
}
