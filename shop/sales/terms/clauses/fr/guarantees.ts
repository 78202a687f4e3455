import { showDay } from '../../../../../lib/texts/dates.ts'
import type { Clause } from '../../section.ts'
import { areGuaranteesChecked, type GuaranteesCheck } from '../guarantees-check.ts'

/** Returns the section on the legal guarantees with the name of its checker. */
export const guarantees = (check: GuaranteesCheck): Clause => ({
  ...wording,
  text: areGuaranteesChecked(check)
    ? [...wording.text, `Texte vérifié par ${check.guarantees_checked_by} le ${showDay(check.guarantees_checked_on)}.`]
    : wording.text,
})

/** The box required by article D211-2 of the Code de la consommation. */
const wording: Clause = {
  id: 'guarantees',
  title: 'Garanties légales',
  text: [
    `Nous répondons des défauts de conformité du bien au contrat et des vices cachés : adressez-vous à nous avec le
    [formulaire de contact](/contact), ou à l’adresse indiquée dans la [section 16](#contact). La mise en œuvre de ces
    garanties est gratuite.`,
    {
      boxed: 'Vos garanties légales de consommateur',
      text: [
        `Le consommateur dispose d’un délai de deux ans à compter de la délivrance du bien pour obtenir la mise en œuvre de
        la garantie légale de conformité en cas d’apparition d’un défaut de conformité. Durant ce délai, le consommateur
        n’est tenu d’établir que l’existence du défaut de conformité et non la date d’apparition de celui-ci.`,
        `La garantie légale de conformité emporte obligation pour le professionnel, le cas échéant, de fournir toutes les
        mises à jour nécessaires au maintien de la conformité du bien.`,
        `La garantie légale de conformité donne au consommateur droit à la réparation ou au remplacement du bien dans un
        délai de trente jours suivant sa demande, sans frais et sans inconvénient majeur pour lui. Si le bien est réparé dans
        le cadre de la garantie légale de conformité, le consommateur bénéficie d’une extension de six mois de la garantie
        initiale. Si le consommateur demande la réparation du bien, mais que le vendeur impose le remplacement, la garantie
        légale de conformité est renouvelée pour une période de deux ans à compter de la date de remplacement du bien.`,
        `Le consommateur peut obtenir une réduction du prix d’achat en conservant le bien ou mettre fin au contrat en se
        faisant rembourser intégralement contre restitution du bien, si :`,
        {
          list: [
            'le professionnel refuse de réparer ou de remplacer le bien ;',
            'la réparation ou le remplacement du bien intervient après un délai de trente jours ;',
            `la réparation ou le remplacement du bien occasionne un inconvénient majeur pour le consommateur, notamment
            lorsque le consommateur supporte définitivement les frais de reprise ou d’enlèvement du bien non conforme, ou
            s’il supporte les frais d’installation du bien réparé ou de remplacement ;`,
            `la non-conformité du bien persiste en dépit de la tentative de mise en conformité du vendeur restée
            infructueuse.`,
          ],
        },
        `Le consommateur a également droit à une réduction du prix du bien ou à la résolution du contrat lorsque le défaut de
        conformité est si grave qu’il justifie que la réduction du prix ou la résolution du contrat soit immédiate. Le
        consommateur n’est alors pas tenu de demander la réparation ou le remplacement du bien au préalable. Le consommateur
        n’a pas droit à la résolution de la vente si le défaut de conformité est mineur.`,
        `Toute période d’immobilisation du bien en vue de sa réparation ou de son remplacement suspend la garantie qui restait
        à courir jusqu’à la délivrance du bien remis en état.`,
        `Les droits mentionnés ci-dessus résultent de l’application des articles L217-1 à L217-32 du Code de la consommation.
        Le vendeur qui fait obstacle de mauvaise foi à la mise en œuvre de la garantie légale de conformité encourt une
        amende civile d’un montant maximal de 300 000 euros, qui peut être porté jusqu’à 10 % du chiffre d’affaires moyen
        annuel (article L241-5 du Code de la consommation).`,
        `Le consommateur bénéficie également de la garantie légale des vices cachés en application des articles 1641 à 1649 du
        Code civil, pendant une durée de deux ans à compter de la découverte du défaut. Cette garantie donne droit à une
        réduction de prix si le bien est conservé ou à un remboursement intégral contre restitution du bien.`,
      ],
    },
  ],
}
