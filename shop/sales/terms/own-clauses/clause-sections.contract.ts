/** The sections of the generated terms, by their anchors, in order. */
export const SECTION_IDS = [
  'acceptance',
  'use',
  'registration',
  'orders',
  'intellectual-property',
  'privacy',
  'disclaimer',
  'liability',
  'indemnification',
  'termination',
  'modifications',
  'governing-law',
  'severability',
  'account-security',
  'card-payments',
  'contact',
] as const
/** The position of an own clause: a generated section, or `own` for a separate section after the generated ones. */
export const CLAUSE_SECTIONS = [...SECTION_IDS, 'own'] as const
export type ClauseSection = (typeof CLAUSE_SECTIONS)[number]
