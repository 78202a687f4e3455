import { accountSecurity, cardPayments } from './clauses/accounts-and-cards.ts'
import { contact } from './clauses/contact.ts'
import { governingLaw, modifications, severability, termination } from './clauses/ending-and-law.ts'
import type { Operator } from './clauses/operator.ts'
import { orders } from './clauses/orders.ts'
import { privacy } from './clauses/privacy.ts'
import { disclaimer, indemnification, liability } from './clauses/responsibility.ts'
import { intellectualProperty } from './clauses/rights-in-content.ts'
import { acceptance, registration, use } from './clauses/using-the-shop.ts'
import { type OwnClause, withOwnClauses } from './own-clauses/own-clauses.ts'
import type { Section } from './section.ts'

/** The day on which the terms below last changed, as `YYYY-MM-DD`. */
export const LAST_UPDATED = '2026-11-27'

/**
 * Returns the sixteen sections for an operator, in order, with own clauses; texts refer to them by their numbers. Own
 * sections follow.
 */
export const sectionsFor = (operator: Operator, own: readonly OwnClause[] = []): readonly Section[] =>
  withOwnClauses(generatedSections(operator), own)

const generatedSections = (operator: Operator): readonly Section[] => [
  acceptance,
  use,
  registration,
  orders(operator),
  intellectualProperty,
  privacy(operator),
  disclaimer,
  liability,
  indemnification,
  termination,
  modifications,
  governingLaw(operator),
  severability,
  accountSecurity,
  cardPayments(operator),
  contact(operator),
]
