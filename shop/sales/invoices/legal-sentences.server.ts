import type { DocumentLanguage } from './invoice-document.ts'

/** A sentence that the law prescribes or allows from one day to another, both included. */
export interface DatedSentence {
  key: SentenceKey
  from: string
  /** Null without a known end. */
  until: string | null
  texts: Record<DocumentLanguage, string>
  /** The subject of its note in the data file (UNTDID 4451), which the rule BR-FR-05 requires of payment terms. */
  subject?: 'AAB' | 'PMD' | 'PMT'
}

export type SentenceKey =
  | 'exempt'
  | 'export'
  | 'intra_community'
  | 'reverse_charge'
  | 'debits'
  | 'test'
  | 'early_payment'
  | 'late_payment'
  | 'late_payment_at'
  | 'recovery_costs'
  | 'voucher'

/**
 * The law: exemption of small businesses CGI 293 B, which moves to CIBS L223-1 on 2026-09-01 (ordonnance 2025-1247);
 * invoices may cite the CGI until 2027-12-31. Penalties of companies: Code de commerce L441-9, L441-10 and D441-5.
 */
export const SENTENCES: readonly DatedSentence[] = [
  {
    ...{ key: 'exempt', from: '2000-01-01', until: '2027-12-31' },
    texts: {
      en: 'VAT not applicable, article 293 B of the CGI.',
      fr: 'TVA non applicable, art. 293 B du CGI.',
    },
  },
  {
    ...{ key: 'exempt', from: '2028-01-01', until: null },
    texts: {
      en: 'VAT not applicable, articles L223-1 and following of the CIBS.',
      fr: 'TVA non applicable, art. L. 223-1 et suivants du CIBS.',
    },
  },
  {
    ...{ key: 'export', from: '2000-01-01', until: '2027-12-31' },
    texts: {
      en: 'Export exempt from VAT, article 262 I of the CGI.',
      fr: 'Exonération de TVA, exportation, art. 262 I du CGI.',
    },
  },
  {
    ...{ key: 'export', from: '2028-01-01', until: null },
    texts: {
      en: 'Export exempt from VAT, article 146 of directive 2006/112/EC.',
      fr: 'Exonération de TVA, exportation, art. 146 de la directive 2006/112/CE.',
    },
  },
  {
    ...{ key: 'intra_community', from: '2000-01-01', until: null },
    texts: {
      en: 'Intra-Community supply exempt from VAT, article 138 of directive 2006/112/EC.',
      fr: 'Livraison intracommunautaire exonérée de TVA, art. 138 de la directive 2006/112/CE.',
    },
  },
  {
    ...{ key: 'reverse_charge', from: '2000-01-01', until: null },
    texts: { en: 'Reverse charge.', fr: 'Autoliquidation.' },
  },
  {
    ...{ key: 'debits', from: '2000-01-01', until: null },
    texts: { en: 'VAT is paid on debits.', fr: 'Option pour le paiement de la taxe d’après les débits.' },
  },
  {
    ...{ key: 'early_payment', from: '2013-01-01', until: null, subject: 'AAB' },
    texts: {
      en: 'No discount for early payment.',
      fr: 'Pas d’escompte pour paiement anticipé.',
    },
  },
  {
    ...{ key: 'late_payment', from: '2013-01-01', until: null, subject: 'PMD' },
    texts: {
      en: 'Late payment: interest at three times the legal rate.',
      fr: 'Retard de paiement : pénalités de trois fois le taux d’intérêt légal.',
    },
  },
  {
    ...{ key: 'late_payment_at', from: '2013-01-01', until: null, subject: 'PMD' },
    texts: {
      en: 'Late payment: interest at {rate} a year.',
      fr: 'Retard de paiement : pénalités au taux annuel de {rate}.',
    },
  },
  {
    ...{ key: 'recovery_costs', from: '2013-01-01', until: null, subject: 'PMT' },
    texts: {
      en: 'Late payment: €40 for recovery costs.',
      fr: 'Retard de paiement : indemnité forfaitaire de 40 € pour frais de recouvrement.',
    },
  },
  {
    ...{ key: 'voucher', from: '2019-01-01', until: null },
    texts: {
      en: 'Gift cards: multi-purpose vouchers, no VAT when sold, article 30b of directive 2006/112/EC.',
      fr: 'Cartes cadeaux : bons à usages multiples, sans TVA lors de la vente, art. 30 ter de la directive 2006/112/CE.',
    },
  },
  {
    ...{ key: 'test', from: '2000-01-01', until: null },
    texts: {
      en: 'Test document without legal value.',
      fr: 'Document de test sans valeur légale.',
    },
  },
]

/**
 * Returns a sentence in a language.
 * @param day ISO date of the document
 * @throws Error if the law has no such sentence on that day
 */
export function sentence(key: SentenceKey, day: string, language: DocumentLanguage): string {
  const found = SENTENCES.find((one) => one.key === key && one.from <= day && (one.until === null || day <= one.until))
  if (!found) throw new Error(`There is no sentence "${key}" for ${day}.`)
  return found.texts[language]
}

/** Documents before December 2026 have no no-break spaces. */
const withSpaces = (text: string) => text.replaceAll('\u00a0', ' ')

/** Returns the subject of a sentence of any day; undefined without one. */
export function subjectOf(text: string, language: DocumentLanguage): DatedSentence['subject'] {
  const stored = withSpaces(text)
  return SENTENCES.find(({ texts }) => {
    const [start = '', end = ''] = withSpaces(texts[language]).split('{rate}')
    return end === '' ? stored === start : stored.startsWith(start) && stored.endsWith(end)
  })?.subject
}
