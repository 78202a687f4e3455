import type { Section } from '../section.ts'
import { operator } from './operator.ts'

const { name, legalForm, address, telephone, registration, vatNumber, publisher, host } = operator

const facts = [
  { term: 'Operator', text: name },
  { term: 'Legal form', text: legalForm },
  { term: 'Address', text: address },
  { term: 'Telephone', text: telephone },
  { term: 'Registration', text: registration },
  { term: 'VAT number', text: vatNumber },
  { term: 'Responsible for the content', text: publisher },
  { term: 'Hosted by', text: host },
]

export const contact: Section = {
  id: 'contact',
  title: 'Contact',
  clauses: [
    {
      text: [
        `Write to us through the [contact form](/contact), about an order, a product, your data, a review or these terms.
        We answer by e-mail.`,
        { terms: facts.flatMap(({ term, text }) => (text === null ? [] : [{ term, text }])) },
        ...(address === null
          ? [
              `This is a demonstration: nothing can be bought here at present. Whoever opens it for business states
              their full identity here before the first sale; until then the [contact form](/contact) reaches whoever
              runs it.`,
            ]
          : []),
      ],
    },
  ],
}
