import type { Section } from '../../section.ts'

export const disclaimer: Section = {
  id: 'disclaimer',
  title: 'Disponibilité et contenus',
  clauses: [
    {
      text: [
        `Nous exploitons la boutique avec soin, mais aucun site n’est exempt de défauts ni accessible en permanence. Les
        services gratuits (consultation, listes, avis) peuvent être modifiés, interrompus ou arrêtés.`,
        `Les avis expriment l’opinion de leurs auteurs. Les sites de tiers vers lesquels une page peut renvoyer relèvent de
        la responsabilité de leurs exploitants.`,
        `Ces dispositions ne concernent pas les produits que vous achetez : pour ceux-ci, les
        [garanties légales](#guarantees) et la [section 8](#liability) s’appliquent pleinement.`,
      ],
    },
  ],
}

export const liability: Section = {
  id: 'liability',
  title: 'Responsabilité',
  clauses: [
    {
      title: 'Envers les consommateurs',
      text: [
        `Nous sommes responsables de plein droit à votre égard de la bonne exécution du contrat conclu dans cette boutique,
        que nous l’exécutions nous-mêmes ou par d’autres prestataires, tels que les transporteurs. Nous ne pouvons nous
        exonérer de tout ou partie de notre responsabilité qu’en apportant la preuve que l’inexécution ou la mauvaise
        exécution est imputable soit à vous-même, soit au fait, imprévisible et insurmontable, d’un tiers au contrat, soit à
        un cas de force majeure (Code de la consommation, article L221-15 ; Code civil, article 1218).`,
        `Pour le reste, le droit commun de la responsabilité s’applique. Les présentes conditions ne plafonnent pas ce que
        nous devons à un consommateur.`,
      ],
    },
    {
      title: 'Envers les professionnels',
      text: [
        `Si vous n’agissez pas en tant que consommateur, nous répondons des dommages qui pouvaient être prévus lors de la
        conclusion du contrat (Code civil, article 1231-3).`,
      ],
    },
    {
      title: 'Ce qui n’est jamais limité',
      text: [
        `Aucune disposition n’exclut ni ne limite la responsabilité en cas de décès ou de dommage corporel, de dol ou de faute
        lourde, du fait des produits défectueux (Code civil, articles 1245 à 1245-17), ni dans tout autre cas où la loi
        l’interdit.`,
      ],
    },
  ],
}

export const indemnification: Section = {
  id: 'indemnification',
  title: 'Indemnisation',
  clauses: [
    {
      text: [
        `Si vous êtes un consommateur, vous ne nous devez rien de plus que ce que prévoit la loi : vous réparez le dommage que
        vous avez causé par votre propre faute (Code civil, articles 1231-1 et 1240). Vous n’avez pas à nous garantir
        au-delà.`,
        `Si vous utilisez la boutique en tant que professionnel et qu’un tiers nous adresse une réclamation parce que vous avez
        enfreint la loi ou les présentes conditions, vous supportez le dommage prouvé et les frais nécessaires à notre
        défense, dans la mesure où cette infraction vous est imputable. Nous vous informons sans délai d’une telle
        réclamation et ne transigeons pas à vos frais sans vous avoir entendu.`,
      ],
    },
  ],
}
