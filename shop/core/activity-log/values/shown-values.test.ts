import { expect, test } from 'vitest'
import { texts as settings } from '#texts/admin/settings'
import { texts as backups } from '#texts/admin/settings/backups'
import { texts as connections } from '#texts/admin/settings/connections'
import { texts as products } from '#texts/catalog/products/read'
import { texts as pages } from '#texts/content/pages/editor'
import { texts as fieldTexts } from '#texts/core/activity-log/fields'
import { texts } from '#texts/core/activity-log/values'
import { texts as refunds } from '#texts/sales/orders/staff'
import { texts as clauses } from '#texts/sales/terms/own-clauses/screens'
import { texts as sections } from '#texts/storefront/home-page/sections'
import { SCOPES } from '../../../../lib/staff/scopes.ts'
import { STAFF_ROLES } from '../../../../lib/staff/staff-role.ts'
import { LANGUAGES, type Language } from '../../../../lib/texts/languages.ts'
import { inLanguage } from '../../../../server/language/in-language.ts'
import { VAT_CLASSES } from '../../../catalog/products/read/legal/product-choices.contract.ts'
import { ACCOUNTING_FILES } from '../../../sales/accounting/accounting.contract.ts'
import { DISCOUNT_KINDS } from '../../../sales/discounts/discount-kinds.contract.ts'
import { loadTranslations } from '../../../translations.server.ts'
import { CONSENT_STATES } from '../../marketing-consent/marketing-consent.contract.ts'
import { ORDER_STATUSES } from '../../order-states/order-states.contract.ts'
import { HOME_SECTIONS } from '../../settings/settings-groups.contract.ts'
import type { AuditedKind } from '../audited-kinds.contract.ts'
import { nameOfField } from '../fields/name-of-field.ts'
import { nameOfSubject } from '../name-of-subject.ts'
import { valuesOfChange } from './values-of-change.ts'

loadTranslations()
const LANGUAGE_NAMES = Object.keys(LANGUAGES) as Language[]
/** Replaces spaces that do not break, so that the expected texts are readable. */
const spaced = (text: string | null) => text?.replace(/[\u00a0\u202f\u2009]/g, ' ')

const VALUES: readonly [kind: AuditedKind, field: string, stored: string, english: string, french: string][] = [
  ['order', 'refund', '1234.50 (goodwill)', '€1,234.50 (Goodwill)', '1 234,50 € (Geste commercial)'],
  ['order', 'refund', '18.50 (cassé en 2.30)', '€18.50 (cassé en 2.30)', '18,50 € (cassé en 2.30)'],
  ['order', 'payment', '2469.00 (2026-11-30)', '€2,469.00 (30 November 2026)', '2 469,00 € (30 novembre 2026)'],
  [
    ...(['order', 'payment', '20.00 (2026-12-01, goes back)', '€20.00 (1 December 2026, to be refunded)'] as const),
    '20,00 € (1er décembre 2026, à rembourser)',
  ],
  ['order', 'paid back', '5.00 (2026-11-30)', '€5.00 (30 November 2026)', '5,00 € (30 novembre 2026)'],
  ['order', 'order', '1234.50', '€1,234.50', '1 234,50 €'],
  ['order', 'price', 'Mug, Red: 12.50 (Scratched)', 'Mug, Red: €12.50 (Scratched)', 'Mug, Red : 12,50 € (Scratched)'],
  ['order', 'reduction', '5.00 (2.50 off)', '€5.00 (2.50 off)', '5,00 € (2.50 off)'],
  ['order', 'status', 'making', 'making', 'en préparation'],
  ['order', 'dispute', 'handled', 'handled', 'traité'],
  ['order', 'address', 'street, town', 'street, town', 'numéro et rue, ville'],
  ['order', 'company', 'name, vat_number', 'name, VAT number', 'nom, numéro de TVA'],
  ['order', 'refund account', 'holder, iban', 'account holder, IBAN', 'titulaire du compte, IBAN'],
  ['order', 'extra[gifts: Wrapped]', 'yes', 'yes', 'oui'],
  ['order', 'extra[gifts: Message]', '12 characters', '12 characters', '12 caractères'],
  ['review', 'review', '4.5 of 5 stars', '4.5 of 5 stars', '4,5 étoiles sur 5'],
  ['review', 'reports', '2 waiting', '2 waiting', '2 en attente'],
  ['review', 'reports', 'dismissed', 'dismissed', 'classés'],
  ['message', 'message', 'received on 2026-12-01', 'received on 1 December 2026', 'reçu le 1er décembre 2026'],
  ['message', 'answer', 'sent', 'sent', 'envoyée'],
  ['customer', 'note', '12 characters', '12 characters', '12 caractères'],
  ['customer', 'consent', 'none', 'no consent', 'pas d’accord donné'],
  ['customer', 'consent', 'pending', 'not confirmed yet', 'pas encore confirmé'],
  ['customer_list', 'export', '57 (search, tag)', '57 (search, tag)', '57 (recherche, étiquette)'],
  ['extension_record', 'Paid', 'no', 'no', 'non'],
  ['product', 'withdrawal', 'allowed', 'Fourteen days', 'Quatorze jours'],
  ['product', 'withdrawal', 'perishable', 'None: spoils quickly', 'Aucun : produit périssable'],
  ['product', 'vat_class', 'standard', 'standard rate', 'taux normal'],
  ['product', 'variants[Moss][price]', '1018.50', '€1,018.50', '1 018,50 €'],
  ['collection', 'state', 'hidden', 'hidden', 'masquée'],
  ['delivery_zone', 'countries', 'CH, NO', 'Switzerland, Norway', 'Suisse, Norvège'],
  ['delivery_method', 'brackets', '5.00 (500 g), 9.50', '€5.00 (500 g), €9.50', '5,00 € (500 g), 9,50 €'],
  ['discount', 'minimum', '50.00', '€50.00', '50,00 €'],
  ['discount', 'value', '12.50', '12.50', '12,50'],
  ['discount', 'tiers', '3: 10.00; 5: 12.50', '3: 10.00; 5: 12.50', '3: 10,00; 5: 12,50'],
  ['withdrawal', 'stage', 'refused', 'refused', 'refusée'],
  ['member', 'role', 'accountant', 'Accountant', 'Comptable'],
  [
    ...(['api_key', 'scopes', 'orders:read, catalogue:write', 'Read orders, Change catalogue'] as const),
    'Consulter les commandes, Modifier le catalogue',
  ],
  ['webhook', 'is_on', 'off', 'off', 'désactivé'],
  [
    ...(['webhook', 'replay', '2026-11-30T17:05:00Z – 2026-11-30T18:05:00Z (3)'] as const),
    '30 Nov 2026, 18:05 – 30 Nov 2026, 19:05 (3)',
    '30 nov. 2026, 18:05 – 30 nov. 2026, 19:05 (3)',
  ],
  ['two_step', 'recovery_codes', 'new', 'new codes', 'nouveaux codes'],
  ['two_step', 'passkeys[Laptop]', 'on', 'on', 'activée'],
  ['settings', 'invoices[vat_on_debits]', 'on', 'yes', 'oui'],
  ['settings', 'identity[first_language]', 'fr', 'French', 'français'],
  ['settings', 'identity[other_languages]', 'en fr', 'English, French', 'anglais, français'],
  [
    ...(['settings', 'sections[shown]', 'counter collections new story reviews'] as const),
    'featured products, collections, new products, featured product, reviews',
    'produits mis en scène, collections, nouveautés, produit à la une, avis clients',
  ],
  [
    ...(['settings', 'sections[order]', 'hero “New, text”, (text “Our story”), reviews'] as const),
    'Hero picture “New, text”, (Text “Our story”), Customer reviews',
    'Grande image « New, text », (Texte « Our story »), Avis clients',
  ],
  [
    ...(['settings', 'sections[content]', 'picture_text; heading: Clay; side: left'] as const),
    'Picture with text\nHeading: Clay\nSide of the picture: left',
    'Image et texte\nTitre : Clay\nPosition de l’image : à gauche',
  ],
  [
    'settings',
    'vat_rate[FR reduced]',
    '5.6 % (2027-01-01)',
    '5.6 % (from 1 January 2027)',
    '5,6 % (à partir du 1er janvier 2027)',
  ],
  ['settings', 'guarantee_notice[fr]', '12345 bytes', '12,345 bytes', '12 345 octets'],
  [
    'settings',
    'accounting_month',
    '2026-10 (0.00)',
    'October 2026 (difference €0.00)',
    'octobre 2026 (écart : 0,00 €)',
  ],
  ['settings', 'documents', '2026-11-01 – 2026-11-30 (12)', '1 – 30 November 2026 (12)', '1–30 novembre 2026 (12)'],
  ['settings', 'backups[frequency]', 'weekly', 'Every Sunday', 'Tous les dimanches'],
  ['settings', 'mail_server[password]', 'replaced', 'replaced', 'remplacé'],
  ['settings', 'extensions[gifts]', 'stored data', 'stored data', 'données enregistrées'],
  ['settings', 'extensions[gifts: Send]', 'Order 5: started', 'Order 5: started', 'Order 5 : lancée'],
  ['settings', 'unpaid[max_first_total]', '5000', '€5,000.00', '5 000,00 €'],
  ['settings', 'delivery[closed_days]', '2026-12-24', '24 December 2026', '24 décembre 2026'],
  ['settings', 'delivery[closed_days]', '2026-08-03 to 2026-08-16', '3 – 16 August 2026', '3–16 août 2026'],
  [
    ...(['settings', 'own_clause', 'orders, before: Timber: Oak'] as const),
    '4. Orders and purchases, before the generated text: Timber: Oak',
    '4. Commandes et achats, avant le texte généré : Timber: Oak',
  ],
  ['settings', 'demo', '1 test order, 12 products', '1 test order, 12 products', '1 commande de test, 12 produits'],
  ['settings', 'opening[state]', 'not_yet', 'coming soon', 'bientôt disponible'],
]

test.each(VALUES)('shows %s, %s, %s in the language of the page', (kind, field, stored, english, french) => {
  const shown = (language: Language) =>
    inLanguage(language, () => spaced(valuesOfChange({ kind, field, old: stored, new: null }).old))
  expect([shown('en'), shown('fr')]).toEqual([english, french])
})

test.each(ACCOUNTING_FILES)('names the accounting file %s with its period', (file) => {
  const change = { kind: 'settings', field: 'accounting_file', old: null } as const
  const shown = (language: Language) =>
    inLanguage(language, () => spaced(valuesOfChange({ ...change, new: `${file} 2026-11-01 – 2026-11-30` }).new))
  expect(shown('en')).toMatch(/^[A-Z].*, 1 – 30 November 2026$/)
  expect(shown('fr')).toMatch(/^[A-ZÉ].*, 1–30 novembre 2026$/)
  expect(shown('fr')?.startsWith(`${file},`)).toBe(false)
})

test('translates the names of VAT rates, notices and invoices, and the order of a withdrawal', () => {
  inLanguage('fr', () => {
    const name = (kind: AuditedKind, field: string) => nameOfField({ kind, field })
    expect(name('settings', 'vat_rate[FR reduced]')).toBe('Taux de TVA, France, taux réduit')
    expect(name('settings', 'guarantee_notice[en]')).toBe('Encadré des garanties légales, anglais')
    expect(name('settings', 'extensions[stripe: unreadable secrets]')).toBe('Extensions, stripe: secrets illisibles')
    expect(name('order', 'invoice')).toBe('Facture')
    const withdrawal = { kind: 'withdrawal', subject: 3, subject_title: 'order 5, Mia Journey' } as const
    expect(spaced(nameOfSubject(withdrawal))).toBe('rétractation « commande 5, Mia Journey »')
  })
})

test.each(LANGUAGE_NAMES)('uses the texts of the screens and has each stored word (%s)', (language) => {
  inLanguage(language, () => {
    const of = (kind: AuditedKind, field: string) => texts.words[kind]?.[field] ?? {}
    const chosen = (choices: object) => Object.fromEntries(Object.entries(choices).filter(([value]) => value !== ''))
    for (const group of [
      'vat[mode]',
      'gift_cards[validity]',
      'delivery[return_postage]',
      'delivery[returned_offers]',
    ]) {
      const field = /\[(\w+)\]/.exec(group)?.[1] as keyof typeof settings.choices
      expect(of('settings', group)).toEqual(chosen(settings.choices[field]))
    }
    expect(of('settings', 'backups[frequency]')).toEqual(backups.frequencies)
    expect(of('settings', 'mail_server[security]')).toEqual(connections.securities)
    expect(of('settings', 'own_clause')).toMatchObject(clauses.SECTIONS)
    expect(of('content_page', 'menu')).toEqual(pages.menus)
    expect(of('order', 'refund')).toEqual(refunds.refundReasons)
    expect(of('product', 'withdrawal')).toEqual(products.WITHDRAWAL_LABELS)
    const kinds = Object.entries(sections.kinds).map(([kind, { title }]) => [kind, title])
    expect(texts.sectionKinds).toEqual(Object.fromEntries(kinds))
    expect(Object.keys(of('product', 'vat_class'))).toEqual([...VAT_CLASSES])
    expect(Object.keys(of('customer', 'consent'))).toEqual([...CONSENT_STATES])
    expect(Object.keys(of('member', 'role')).sort()).toEqual([...STAFF_ROLES].sort())
    expect(Object.keys(of('api_key', 'scopes')).sort()).toEqual([...SCOPES].sort())
    expect(Object.keys(of('order', 'status')).sort()).toEqual([...ORDER_STATUSES].sort())
    expect(Object.keys(of('discount', 'kind')).sort()).toEqual([...DISCOUNT_KINDS].sort())
    expect(Object.keys(of('settings', 'sections[shown]')).sort()).toEqual([...HOME_SECTIONS].sort())
    expect(fieldTexts.names.settings.documents).toBeTruthy()
  })
})

test('all languages have the same words', () => {
  const wordsIn = (language: Language) =>
    inLanguage(language, () =>
      Object.entries({ ...texts.words, sections: { kinds: texts.sectionKinds, fields: texts.sectionFields } }).flatMap(
        ([kind, fields]) =>
          Object.entries(fields).flatMap(([field, words]) =>
            Object.keys(words).map((word) => `${kind} ${field} ${word}`),
          ),
      ),
    ).sort()
  for (const language of LANGUAGE_NAMES) expect(wordsIn(language)).toEqual(wordsIn('en'))
})
