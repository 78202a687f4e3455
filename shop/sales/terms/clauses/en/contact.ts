import type { Section } from '../../section.ts'
import { type Operator, operatorName } from '../operator.ts'

const factsOf = (operator: Operator) => [
  { term: 'Operator', text: operatorName(operator) },
  { term: 'Legal form', text: operator.legal_form },
  { term: 'Address', text: operator.address },
  { term: 'Telephone', text: operator.telephone },
  { term: 'Registration', text: operator.registration },
  { term: 'VAT number', text: operator.vat_number },
  { term: 'Responsible for the content', text: operator.publisher },
  { term: 'Hosted by', text: operator.host },
]

/** Returns the section on the operator and how to contact them. */
export const contact = (operator: Operator): Section => ({
  id: 'contact',
  title: 'Contact',
  clauses: [
    {
      text: [
        `Write to us through the [contact form](/contact), about an order, a product, your data, a review or these terms.
        We answer by e-mail.`,
        { terms: factsOf(operator).filter(({ text }) => text !== '') },
        ...(operator.address === ''
          ? [
              `This is a demonstration: nothing can be bought here at present. Whoever opens it for business states
              their full identity here before the first sale; until then the [contact form](/contact) reaches whoever
              runs it.`,
            ]
          : []),
      ],
    },
  ],
})
