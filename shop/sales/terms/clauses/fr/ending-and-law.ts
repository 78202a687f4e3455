import type { Section } from '../../section.ts'
import type { Operator } from '../operator.ts'

export const termination: Section = {
  id: 'termination',
  title: 'Résiliation',
  clauses: [
    {
      title: 'Par vous',
      text: [
        `Vous pouvez supprimer votre compte à tout moment, sans motif et sans frais, sur la [page de votre compte](/account).
        La suppression prend effet immédiatement.`,
      ],
    },
    {
      title: 'Par nous',
      text: [
        `Nous pouvons suspendre ou fermer un compte utilisé en violation grave ou répétée des présentes conditions. Sauf si
        la loi ou la sécurité d’autrui exige d’agir immédiatement, nous vous indiquons d’abord par e-mail ce qui est en
        cause et vous laissons un délai raisonnable pour y remédier et présenter vos observations. Dans tous les cas, les
        motifs vous sont communiqués et vous pouvez les contester avec le [formulaire de contact](/contact). Nous pouvons
        aussi fermer la boutique dans son ensemble ; les titulaires d’un compte en sont alors informés à l’avance.`,
      ],
    },
    {
      title: 'Ce qui subsiste',
      text: [
        `Les commandes déjà passées sont exécutées et les droits qui en découlent (rétractation, garanties, remboursements)
        subsistent. La [section 6](#privacy) précise quelles données sont supprimées et lesquelles sont conservées.`,
      ],
    },
  ],
}

export const modifications: Section = {
  id: 'modifications',
  title: 'Modifications',
  clauses: [
    {
      text: [
        `Nous pouvons modifier les présentes conditions pour l’avenir, par exemple lorsque la loi ou la boutique évolue. La
        date en haut de cette page indique leur dernière modification. Les commandes passées auparavant restent soumises à
        la version en vigueur lors de la commande ; ni le produit ni le prix d’une commande ne peuvent être modifiés ainsi.`,
        `Si une modification est défavorable aux titulaires d’un compte, nous les en informons par e-mail dans un délai
        raisonnable avant son entrée en vigueur. Si vous la refusez, vous pouvez supprimer votre compte.`,
      ],
    },
  ],
}

/** Returns the section on governing law and mediation. */
export const governingLaw = (operator: Operator): Section => ({
  id: 'governing-law',
  title: 'Droit applicable',
  clauses: [
    {
      title: 'Droit français',
      text: [
        `Les présentes conditions et les contrats conclus sur leur fondement sont régis par le droit français. Si vous êtes
        un consommateur résidant dans un autre pays, vous conservez en outre la protection des règles de votre pays
        auxquelles il ne peut être dérogé par accord (règlement (CE) n° 593/2008, article 6).`,
      ],
    },
    {
      title: 'Réclamations et médiation',
      text: [
        `En cas de difficulté, écrivez-nous d’abord avec le [formulaire de contact](/contact).`,
        `Si la difficulté n’est pas réglée, le consommateur peut saisir gratuitement un médiateur de la consommation, dans
        un délai d’un an à compter de sa réclamation écrite (Code de la consommation, articles L611-1 à L616-3).`,
        operator.mediator
          ? `Le médiateur de cette boutique est ${operator.mediator}.`
          : `Aucun médiateur n’est encore désigné, car rien ne peut être acheté tant que les commandes sont désactivées. Son
            nom et son adresse figureront ici avant la première vente.`,
      ],
    },
    {
      title: 'Tribunaux',
      text: [
        `La médiation est facultative et ne vous prive de l’accès à aucun tribunal. Le consommateur peut saisir, à son choix,
        l’une des juridictions territorialement compétentes en vertu du Code de procédure civile, ou la juridiction du lieu
        où il demeurait lors de la conclusion du contrat ou de la survenance du fait dommageable (Code de la consommation,
        article R631-3). Un consommateur résidant dans un autre État membre de l’Union européenne peut aussi saisir les
        tribunaux de son domicile (règlement (UE) n° 1215/2012, article 18).`,
      ],
    },
  ],
})

export const severability: Section = {
  id: 'severability',
  title: 'Divisibilité',
  clauses: [
    {
      text: [
        `Si une partie des présentes conditions est nulle, inapplicable ou réputée non écrite, le reste demeure en vigueur
        dans la mesure où il peut subsister sans elle. La loi remplace la partie écartée. Le fait de ne pas se prévaloir une
        fois d’un droit n’emporte renonciation à ce droit pour aucune des parties.`,
      ],
    },
  ],
}
