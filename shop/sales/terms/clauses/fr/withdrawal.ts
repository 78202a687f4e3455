import type { Clause } from '../../section.ts'
import { type Operator, operatorName } from '../operator.ts'

/** Returns the clause on withdrawal from a purchase. */
export const withdrawal = (operator: Operator): Clause => ({
  id: 'withdrawal',
  title: 'Votre droit de rétractation',
  text: [
    `En tant que consommateur, vous disposez d’un délai de quatorze jours pour vous rétracter, sans avoir à motiver votre
    décision. Ce délai court à compter du lendemain de la réception du bien par vous-même ou par un tiers désigné par
    vous ; si plusieurs biens ont été commandés ensemble, à compter du lendemain de la réception du dernier. Si le délai
    expire un samedi, un dimanche ou un jour férié ou chômé, il est prorogé jusqu’au premier jour ouvrable suivant.
    (Articles L221-18 à L221-28 du Code de la consommation.)`,
    `Pour vous rétracter, adressez-nous, avant l’expiration du délai, une déclaration dénuée d’ambiguïté : ${
      operator.isSelling
        ? 'au moyen de la fonctionnalité en ligne [Renoncer au contrat ici](/withdrawal), accessible au bas de chaque page et auprès de vos commandes (article L221-21), du formulaire ci-dessous, ou dans vos propres termes avec le [formulaire de contact](/contact)'
        : `au moyen du formulaire ci-dessous, dans vos propres termes avec le [formulaire de contact](/contact), ou au moyen
    de la fonctionnalité de rétractation en ligne que l’article L221-21 exige de toute boutique en ligne et qui ouvrira ici en
    même temps que les commandes`
    }. Nous accusons réception de votre rétractation.`,
    {
      list: [
        `Renvoyez les biens au plus tard dans les quatorze jours suivant la communication de votre décision. Vous supportez
        les frais directs de renvoi, sauf si nous avons proposé de les prendre en charge.`,
        `Nous vous remboursons la totalité des sommes versées, y compris les frais de livraison standard, dans les quatorze
        jours suivant la date à laquelle nous sommes informés de votre décision, par le moyen de paiement que vous avez
        utilisé, sauf accord de votre part pour un autre moyen, et sans frais pour vous. Nous pouvons différer le
        remboursement jusqu’à la récupération des biens ou jusqu’à ce que vous ayez fourni une preuve de leur expédition, la
        date retenue étant celle du premier de ces faits.`,
        ...(operator.recomputesOffers
          ? [
              `Si vous vous rétractez pour une partie d’une offre portant sur plusieurs biens, par exemple trois pour le prix
              de deux, un lot ou un prix dégressif, nous recalculons le prix des biens que vous conservez, en appliquant
              l’offre dans la mesure où ils y donnent encore droit. Nous vous remboursons ce que vous avez payé au-delà de ce
              prix. Depuis vos commandes, le montant est indiqué avant la confirmation.`,
            ]
          : []),
        `Votre responsabilité n’est engagée qu’en cas de dépréciation des biens résultant de manipulations autres que celles
        nécessaires pour établir leur nature, leurs caractéristiques et leur bon fonctionnement.`,
        `Si nous avions omis de vous informer de ce droit, le délai serait prolongé de douze mois.`,
      ],
    },
  ],
})

export const withdrawalExceptions: Clause = {
  title: 'Exceptions au droit de rétractation',
  text: [
    `La loi prévoit des exceptions (article L221-28). Celles qui peuvent s’appliquer ici concernent les contrats :`,
    {
      list: [
        'de fourniture de biens confectionnés selon vos spécifications ou nettement personnalisés ;',
        'de fourniture de biens susceptibles de se détériorer ou de se périmer rapidement ;',
        `de fourniture de biens qui ont été descellés après la livraison et qui ne peuvent être renvoyés pour des raisons
        d’hygiène ou de protection de la santé ;`,
        `de fourniture de biens qui, après avoir été livrés et de par leur nature, sont mélangés de manière indissociable
        avec d’autres articles.`,
      ],
    },
    `Si l’une d’elles s’applique à un produit, vous en êtes informé avant la commande. Les biens défectueux relèvent d’un
    autre régime : les [garanties légales](#guarantees) s’y appliquent également.`,
  ],
}

/** Returns the statutory withdrawal form, addressed to the operator. */
export const withdrawalForm = (operator: Operator): Clause => ({
  title: 'Formulaire de rétractation',
  text: [
    {
      boxed: 'Complétez et renvoyez le présent formulaire uniquement si vous souhaitez vous rétracter du contrat',
      text: [
        `À l’attention de ${operatorName(operator)}${operator.address ? `, ${operator.address}` : ', avec le [formulaire de contact](/contact)'} :`,
        'Je vous notifie par la présente ma rétractation du contrat portant sur la vente des biens ci-dessous :',
        {
          list: [
            'Biens et numéro de la commande :',
            'Commandé le, reçu le :',
            'Nom et adresse du consommateur :',
            'Date (et signature, uniquement en cas de notification du présent formulaire sur papier) :',
          ],
        },
      ],
    },
  ],
})
