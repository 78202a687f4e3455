import { texts } from '#texts/sales/terms/clauses'
import type { Operator } from './clauses/operator.ts'
import { type OwnClause, withOwnClauses } from './own-clauses/own-clauses.ts'
import type { Section } from './section.ts'

/** The day on which the terms below last changed, as `YYYY-MM-DD`. */
export const LAST_UPDATED = '2026-11-27'

/**
 * Returns the sixteen sections for an operator in the current language, in order, with own clauses; texts refer to them
 * by their numbers. Own sections follow.
 */
export const sectionsFor = (operator: Operator, own: readonly OwnClause[] = []): readonly Section[] =>
  withOwnClauses(generatedSections(operator), own)

const generatedSections = (operator: Operator): readonly Section[] => [
  texts.acceptance,
  texts.use,
  texts.registration,
  texts.orders(operator),
  texts.intellectualProperty,
  texts.privacy(operator),
  texts.disclaimer,
  texts.liability,
  texts.indemnification,
  texts.termination,
  texts.modifications,
  texts.governingLaw(operator),
  texts.severability,
  texts.accountSecurity,
  texts.cardPayments(operator),
  texts.contact(operator),
]
