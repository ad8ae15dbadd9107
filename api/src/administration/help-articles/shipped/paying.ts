import type { HelpDraft } from '@stoa/shared/contract/administration/help-articles.ts';
import { to } from '@stoa/shared/contract/site/addresses.ts';

export const payingArticles: readonly HelpDraft[] = [
  {
    slug: 'paying-for-courses',
    topic: 'paying',
    audiences: ['guest', 'learner'],
    words: {
      en: {
        title: 'Paying for courses',
        summary: 'Cart, coupons, tax and cards, and what happens when a payment takes long.',
        text: `## One course or several

Buy a course from its page, or put several into your [cart](${to.cart()}) and pay for them at once. The cart of a guest is kept in the browser and joins yours when you log in.

## Coupons

Enter a coupon before you pay. It is checked at once, and the total says what it takes off. A link with a coupon fills it in by itself.

## Tax

Where the site takes tax, the total depends on the country you pay from, and you are asked for it. Prices either hold the tax or have it added; the total always says which.

## Your card

You enter your card in the form of the payment provider: this site never sees its number. You may keep it for your next payments, and remove it under [Billing](${to.accountBilling()}). Your bank may ask you to confirm.

## If it takes long

You are not charged twice, however often you press or come back. If the provider is slow you may leave the page: what you bought opens by itself once the payment is known. If a payment was refused, the page says why and that nothing was charged.

## Receipts

Every payment stands under [Billing](${to.accountBilling()}) with its receipt as PDF.`,
      },
      fr: {
        title: 'Payer des cours',
        summary: 'Panier, codes de réduction, taxes et cartes, et que faire si un paiement tarde.',
        text: `## Un cours ou plusieurs

Achetez un cours depuis sa page, ou mettez-en plusieurs dans votre [panier](${to.cart()}) et payez-les d’un coup. Le panier d’un visiteur est gardé dans le navigateur et rejoint le vôtre à la connexion.

## Codes de réduction

Saisissez un code avant de payer. Il est vérifié aussitôt, et le total dit ce qu’il retire. Un lien qui contient un code le remplit de lui-même.

## Taxes

Si le site prélève une taxe, le total dépend du pays d’où vous payez, et il vous est demandé. Les prix contiennent la taxe, ou elle s’y ajoute ; le total dit toujours lequel.

## Votre carte

Vous saisissez votre carte dans le formulaire du prestataire de paiement : ce site n’en voit jamais le numéro. Vous pouvez la garder pour vos prochains paiements, et la retirer dans [Facturation](${to.accountBilling()}). Votre banque peut vous demander de confirmer.

## Si cela tarde

Vous n’êtes pas débité deux fois, même si vous appuyez ou revenez plusieurs fois. Si le prestataire est lent, vous pouvez quitter la page : ce que vous avez acheté s’ouvre de lui-même dès que le paiement est connu. Si un paiement est refusé, la page dit pourquoi, et que rien n’a été débité.

## Reçus

Chaque paiement figure dans [Facturation](${to.accountBilling()}) avec son reçu en PDF.`,
      },
    },
  },
  {
    slug: 'asking-for-a-refund',
    topic: 'paying',
    audiences: ['learner'],
    words: {
      en: {
        title: 'Asking for your money back',
        summary: 'What can be refunded, how to ask, and what happens to the course.',
        text: `## What can be refunded

A course or learning path, when all of this is true:

- it was paid at most 30 days ago;
- you have watched at most 30% of it;
- you have no certificate of it;
- it was not refunded to you once before.

Plans are not refunded: a cancelled plan lasts until the end of what is paid.

## How to ask

Open [Billing](${to.accountBilling()}), find the payment and press **Ask for a refund**. Of a payment for several things you can ask for one of them. Say why: a person reads it. If a refund is not possible, the reason stands there instead.

## What happens then

The answer appears beside the payment, and you are notified. Once it is granted, the money goes back to the card you paid with; your bank may need a few days. You get a credit note, and what you bought is closed. Your progress is kept, in case you buy it again.`,
      },
      fr: {
        title: 'Demander un remboursement',
        summary: 'Ce qui peut être remboursé, comment le demander, et ce que devient le cours.',
        text: `## Ce qui peut être remboursé

Un cours ou un parcours, quand tout ceci est vrai :

- il a été payé il y a 30 jours au plus ;
- vous en avez vu 30 % au plus ;
- vous n’en avez pas de certificat ;
- il ne vous a pas déjà été remboursé une fois.

Les formules ne sont pas remboursées : une formule résiliée dure jusqu’à la fin de ce qui est payé.

## Comment le demander

Ouvrez [Facturation](${to.accountBilling()}), trouvez le paiement et demandez un remboursement. D’un paiement pour plusieurs choses, vous pouvez n’en demander qu’une. Dites pourquoi : une personne le lit. Si un remboursement n’est pas possible, la raison figure à la place.

## Ce qui se passe ensuite

La réponse apparaît à côté du paiement, et vous êtes prévenu. S’il est accordé, l’argent revient sur la carte avec laquelle vous avez payé ; votre banque peut demander quelques jours. Vous recevez un avoir, et ce que vous aviez acheté est fermé. Votre progression est gardée, au cas où vous le rachèteriez.`,
      },
    },
  },
  {
    slug: 'plans-and-trials',
    topic: 'paying',
    audiences: ['learner'],
    words: {
      en: {
        title: 'Plans and trials',
        summary: 'What a plan opens, how it renews, and how to cancel it.',
        text: `## What a plan is

Some sites sell plans by the month or the year. The [plans on offer](${to.payment()}) say what each opens and costs. You need none for free courses, or for courses that you buy one by one.

## Trials

Where a plan begins with a trial, nothing is charged before it ends. You are told before that day, and can cancel until then.

## Renewing

A plan renews by itself with the card you chose. If a payment fails, it is tried again on several days, everything stays open until the day that is named, and you are told what to do. You can also pay at once or choose another card under [Billing](${to.accountBilling()}).

## Cancelling

Press **Cancel the plan** under Billing. Nothing more is charged, and what it opens stays open until the end of what is paid. Until that day you can change your mind and keep it.`,
      },
      fr: {
        title: 'Formules et essais',
        summary: 'Ce qu’ouvre une formule, comment elle se renouvelle, et comment la résilier.',
        text: `## Ce qu’est une formule

Certains sites vendent des formules au mois ou à l’année. Les [formules proposées](${to.payment()}) disent ce que chacune ouvre et coûte. Il ne vous en faut pas pour les cours gratuits, ni pour ceux que vous achetez un à un.

## Essais

Si une formule commence par un essai, rien n’est débité avant sa fin. Vous êtes prévenu avant ce jour, et pouvez résilier jusque-là.

## Renouvellement

Une formule se renouvelle d’elle-même avec la carte choisie. Si un paiement échoue, il est réessayé plusieurs jours, tout reste ouvert jusqu’au jour indiqué, et vous apprenez que faire. Vous pouvez aussi payer tout de suite ou choisir une autre carte dans [Facturation](${to.accountBilling()}).

## Résilier

Résiliez la formule dans Facturation. Rien de plus n’est débité, et ce qu’elle ouvre le reste jusqu’à la fin de ce qui est payé. Jusqu’à ce jour, vous pouvez changer d’avis et la garder.`,
      },
    },
  },
];
