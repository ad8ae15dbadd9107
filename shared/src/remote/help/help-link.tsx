import { IconHelpCircle } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { linkedHelp } from '../../contract/administration/help-words.ts';
import { addresses, to } from '../../contract/site/addresses.ts';
import { usePlatform } from '../../federation/platform-context.tsx';
import { useHelpLinkText } from '../../i18n/messages/help-link.ts';
import { Anchor, VisuallyHidden } from '../../ui/kit.ts';
import classes from './help-link.module.css';

/** To the article about what one does here, in a tab of its own: nothing on this page is left. */
export function HelpLink({ about }: { about: keyof typeof linkedHelp }) {
  const t = useHelpLinkText();
  const { navigation } = usePlatform();
  if (!navigation.hasScreen(addresses.helpArticle)) return null;
  return (
    <Anchor
      component={Link}
      className={classes.link}
      to={to.helpArticle({ slug: linkedHelp[about] })}
      target="_blank"
      rel="noopener"
    >
      <IconHelpCircle size={16} stroke={1.75} aria-hidden="true" /> {t('help')}
      <VisuallyHidden>{t(`about.${about}`)}</VisuallyHidden>
    </Anchor>
  );
}
