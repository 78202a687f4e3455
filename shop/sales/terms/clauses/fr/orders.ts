import type { Clause, Section } from '../../section.ts'
import type { Operator } from '../operator.ts'
import { guarantees } from './guarantees.ts'
import { withdrawal, withdrawalExceptions, withdrawalForm } from './withdrawal.ts'

const checkoutOff: Clause = {
  id: 'checkout-off',
  title: 'Les commandes sont actuellement désactivées',
  text: [
    `Le paiement par carte est temporairement désactivé en raison de difficultés avec un prestataire de paiement.
    Actuellement, aucune commande ne peut être passée et aucun paiement n’est accepté sur ce site : vous pouvez remplir un
    panier et mettre des articles de côté, sans aucun engagement.`,
    `Les clauses suivantes décrivent le fonctionnement des ventes. Elles s’appliquent à toute commande passée dès que les
    commandes sont ouvertes.`,
  ],
}

/** Returns the clause on payment, if orders can be placed. */
const payment = ({ paysWith }: Operator): Clause => ({
  id: 'payment',
  title: 'Modalités de paiement',
  text: [
    `Les moyens de paiement disponibles pour une commande sont affichés avant que vous la confirmiez : ${
      paysWith ? `en ligne, sur la page de ${paysWith} ; ` : ''
    }par virement à l’avance ; ou par carte ou virement lors du retrait en boutique. Nous n’acceptons pas les espèces.`,
    `Une commande à payer lors du retrait vous attend pendant sept jours après que nous vous avons écrit qu’elle est prête.
    Si vous ne l’avez pas retirée dans ce délai, elle expire et vous ne devez rien.`,
    ...(paysWith
      ? [
          `Une commande payée en ligne vous est réservée jusqu’au moment indiqué à côté d’elle, et est préparée dès que
          ${paysWith} nous informe de son paiement complet. Certains moyens demandent plusieurs jours ; la commande reste
          alors réservée et n’a pas à être payée deux fois. Si elle n’est pas payée à temps, elle expire et vous ne devez
          rien. Une somme reçue ensuite est intégralement remboursée, sauf si elle arrive dans un délai d’un jour et que tous
          les articles sont encore disponibles aux mêmes prix : votre commande est alors exécutée et nous vous en informons.
          Tant qu’elle n’est pas payée, vous pouvez l’annuler sur la [page de vos commandes](/orders).`,
        ]
      : []),
    `Une commande payée par virement vous est réservée pendant la durée indiquée lors de la commande et dans sa
    confirmation, et est préparée dès que le montant total est arrivé. Si rien n’est arrivé à temps, la commande expire :
    vous ne devez rien, et une somme versée ensuite est remboursée, sauf si elle arrive dans un délai d’un jour et que tous
    les articles sont encore disponibles aux mêmes prix : votre commande est alors exécutée et nous vous en informons. Tant
    qu’elle n’est pas payée, vous pouvez l’annuler sur la [page de vos commandes](/orders).`,
  ],
})

/** Returns the section on orders. */
export const orders = (operator: Operator): Section => ({
  id: 'orders',
  title: 'Commandes et achats',
  clauses: [
    operator.isSelling ? payment(operator) : checkoutOff,
    {
      title: 'Produits et prix',
      text: [
        `Chaque page de produit indique les caractéristiques essentielles du produit, son prix et sa disponibilité. Les
        couleurs peuvent légèrement varier d’un écran à l’autre. L’ajout d’un article au panier ne le réserve pas.`,
        `Les prix sont en euros et comprennent la taxe sur la valeur ajoutée lorsqu’elle est due. Les éventuels frais de
        livraison sont affichés avec le total avant que vous confirmiez la commande. Le prix applicable est celui affiché
        lors de la confirmation.`,
        `Lorsque nous livrons dans un pays situé hors de l’Union européenne, le prix est le même et ne comprend pas de taxe
        sur la valeur ajoutée. La TVA à l’importation, les droits de douane et les frais du transporteur à ce titre peuvent
        être dus à l’arrivée du colis. Cela vous est indiqué avant que vous confirmiez ; vous les payez au transporteur et
        ils ne font pas partie de notre prix.`,
      ],
    },
    {
      title: 'Passation d’une commande',
      text: [
        `Vous choisissez les produits et les quantités, vérifiez votre panier et le corrigez si nécessaire. Avant tout
        engagement, vous voyez les produits, le total avec tous les frais et l’adresse. Le contrat est conclu lorsque vous
        actionnez ensuite le bouton qui mentionne l’obligation de paiement (article L221-14 du Code de la consommation).`,
        `Nous confirmons la commande sans délai par e-mail, avec son contenu et les présentes conditions sur un support
        durable. Les commandes passées en français sont rédigées en français et peuvent être consultées sur la
        [page de vos commandes](/orders). Les contrats de 120 euros ou plus sont archivés pendant dix ans et vous pouvez
        nous en demander une copie (articles L213-1 et D213-1 et suivants).`,
        `Nous ne pouvons refuser une commande que pour un motif légitime, par exemple tant qu’une commande antérieure est
        impayée. Si un article se révèle indisponible, nous vous en informons immédiatement et remboursons la somme payée
        pour cet article.`,
      ],
    },
    {
      title: 'Livraison',
      text: [
        `Nous livrons à la date ou dans le délai indiqué lors de la commande ; à défaut d’indication, sans retard injustifié
        et au plus tard trente jours après la conclusion du contrat. La page de vos commandes indique les étapes d’une
        commande : en préparation, en cours d’envoi, expédiée et livrée.`,
        `En cas de retard, vous pouvez suspendre le paiement, ou nous mettre en demeure par écrit de livrer dans un délai
        supplémentaire raisonnable et résoudre le contrat si nous ne livrons pas dans ce délai. Vous pouvez résoudre
        immédiatement le contrat si nous refusons de livrer ou si la date était pour vous une condition essentielle. Nous
        remboursons alors la totalité des sommes versées dans les quatorze jours. Le risque de perte ou d’endommagement ne
        vous est transféré que lorsque vous, ou un tiers désigné par vous, prenez physiquement possession des biens.
        (Articles L216-1 à L216-7.)`,
        `Examinez votre colis à son arrivée et signalez-nous rapidement tout dommage : cela nous aide auprès du transporteur.
        Ne pas le faire ne vous prive d’aucun de vos droits.`,
      ],
    },
    withdrawal(operator),
    withdrawalExceptions,
    withdrawalForm(operator),
    guarantees(operator),
  ],
})
