import type { MessagesOf } from '@stoa/shared/i18n/translate.ts';
import * as actions from '@stoa/shared/i18n/words/actions.fr.ts';
import * as common from '@stoa/shared/i18n/words/common.fr.ts';
import type { en } from './dev-ui.en.ts';

export const fr: MessagesOf<typeof en> = {
  title: 'Système de design',
  subtitle: 'Tous les jetons et tous les composants partagés du site, dans les deux jeux de couleurs.',
  light: common.light,
  dark: common.dark,
  tokens: 'Jetons',
  'tokens.lead':
    'Lus dans les feuilles de style de cette page. Les couleurs, les espaces et la typographie viennent d’ici et de nulle part ailleurs.',
  kit: 'Éléments de base',
  'kit.lead': 'Ce que le cadre prête à tous les modules.',
  components: 'Composants',
  'components.lead': 'Ce dont les écrans sont faits.',
  overlays: 'Superpositions',
  'overlays.lead': 'Ce qui s’ouvre par-dessus la page ; chargé au premier besoin.',
  close: actions.close,
  'sample.label': 'Un libellé',
  'sample.other': 'Un autre libellé',
  'sample.mark': common.isNew,
  'sample.heading': 'Un titre d’une certaine longueur',
  'sample.person': 'Démo Quelqu’un',
  'sample.sentence': 'Une phrase qui dit ce qui s’est passé, puis ce qu’il faut faire.',
  'sample.problem': 'Ce n’est pas encore bon : le champ et sa règle sont nommés.',
  'sample.markdown':
    '# Un titre\n\nDu texte **appuyé**, *souligné par le ton*, du `code` et un [lien](#components).\n\n- un\n- deux\n\n| gauche | droite |\n| --- | --- |\n| 1 | 2 |',
};
