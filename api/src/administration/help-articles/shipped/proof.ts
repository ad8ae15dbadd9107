import type { HelpDraft } from '@stoa/shared/contract/administration/help-articles.ts';
import { to } from '@stoa/shared/contract/site/addresses.ts';

export const proofArticles: readonly HelpDraft[] = [
  {
    slug: 'certificates',
    topic: 'learning',
    audiences: ['guest', 'learner'],
    words: {
      en: {
        title: 'Certificates, and how to check one',
        summary: 'When you get a certificate, how to show it, and how anyone can verify it.',
        text: `## When you get one

A course issues its certificate at the moment in which you complete its last required lesson. A learning path issues one of its own. All of yours stand under [My certificates](${to.certificates()}), with a PDF of each.

## Showing it

A certificate has an address of its own that everyone can open. Copy it from the certificate’s page, or put the certificate into your [portfolio](${to.portfolio()}).

## Checking one

Every certificate carries an ID of 16 characters. Enter it at [Verify a certificate](${to.verifyCertificate()}): the page says whose it is, for what and from when, or that no certificate has this ID.

## Revoked certificates

A certificate is revoked when the course’s money is paid back. Its page then says so, and so does the check.

## The name on it

It is the name of your [profile](${to.editProfile()}).`,
      },
      fr: {
        title: 'Les certificats, et comment en vérifier un',
        summary: 'Quand vous en obtenez un, comment le montrer, et comment chacun peut le vérifier.',
        text: `## Quand vous en obtenez un

Un cours délivre son certificat au moment où vous terminez sa dernière leçon obligatoire. Un parcours en délivre un à son nom. Tous les vôtres figurent dans [Mes certificats](${to.certificates()}), chacun en PDF.

## Le montrer

Un certificat a une adresse à lui, que chacun peut ouvrir. Copiez-la depuis sa page, ou mettez le certificat dans votre [portfolio](${to.portfolio()}).

## En vérifier un

Chaque certificat porte un identifiant de 16 caractères. Saisissez-le sur la page [Vérifier un certificat](${to.verifyCertificate()}) : elle dit de qui il est, pour quoi et de quand, ou qu’aucun certificat ne le porte.

## Certificats révoqués

Un certificat est révoqué quand le cours est remboursé. Sa page le dit alors, et la vérification aussi.

## Le nom

C’est celui de votre [profil](${to.editProfile()}).`,
      },
    },
  },
  {
    slug: 'your-skills-portfolio',
    topic: 'learning',
    audiences: ['learner'],
    words: {
      en: {
        title: 'Your skills portfolio',
        summary: 'Show what you can do, with evidence, to whom you choose.',
        text: `## Pieces

Each piece of your [portfolio](${to.portfolio()}) says what you made and which skills it shows. Its evidence is a certificate or an approved piece of work from here, which marks it as verified, or a link to your work elsewhere.

## Who sees it

For each piece you choose: **only you**, **anyone with the link**, or **public**. Public pieces stand together at one address, which you copy from your portfolio. **See what others see** shows you that page.

## Take something back

Make a piece private, and its address shows nothing from then on. What you removed can be restored right after.`,
      },
      fr: {
        title: 'Votre portfolio de compétences',
        summary: 'Montrez ce que vous savez faire, preuves à l’appui, à qui vous voulez.',
        text: `## Les pièces

Chaque pièce de votre [portfolio](${to.portfolio()}) dit ce que vous avez fait et quelles compétences elle montre. Sa preuve est un certificat ou un travail approuvé d’ici, ce qui la marque comme vérifiée, ou un lien vers votre travail ailleurs.

## Qui la voit

Pour chaque pièce, vous choisissez : **vous seul**, **toute personne ayant le lien**, ou **tout le monde**. Les pièces publiques sont réunies à une adresse, que vous copiez depuis votre portfolio. Vous pouvez y regarder ce que les autres voient.

## Revenir en arrière

Rendez une pièce privée, et son adresse ne montre plus rien. Ce que vous avez retiré peut être rétabli juste après.`,
      },
    },
  },
];
