import type { Section } from '../../section.ts'
import { type Operator, operatorName } from '../operator.ts'

const factsOf = (operator: Operator) => [
  { term: 'Exploitant', text: operatorName(operator) },
  { term: 'Forme juridique', text: operator.legal_form },
  { term: 'Adresse', text: operator.address },
  { term: 'Téléphone', text: operator.telephone },
  { term: 'Immatriculation', text: operator.registration },
  { term: 'Numéro de TVA', text: operator.vat_number },
  { term: 'Directeur de la publication', text: operator.publisher },
  { term: 'Hébergeur', text: operator.host },
]

/** Returns the section on the operator and how to contact them. */
export const contact = (operator: Operator): Section => ({
  id: 'contact',
  title: 'Contact',
  clauses: [
    {
      text: [
        `Écrivez-nous avec le [formulaire de contact](/contact) au sujet d’une commande, d’un produit, de vos données, d’un
        avis ou des présentes conditions. Nous répondons par e-mail.`,
        { terms: factsOf(operator).filter(({ text }) => text !== '') },
        ...(operator.address === ''
          ? [
              `Ceci est une démonstration : rien ne peut y être acheté actuellement. La personne qui ouvrira la boutique
              indiquera ici son identité complète avant la première vente ; d’ici là, le
              [formulaire de contact](/contact) permet de joindre la personne qui l’exploite.`,
            ]
          : []),
      ],
    },
  ],
})
