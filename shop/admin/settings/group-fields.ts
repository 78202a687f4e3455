import { texts } from '#texts/admin/settings'
import { localizedConstant } from '../../../lib/texts/localized-constant.ts'
import type { EditedGroup } from '../../core/settings/settings-groups.contract.ts'

/** A field in a settings form. */
export interface SettingsField {
  name: string
  label: string
  hint?: string | undefined
  /** The number of lines of a multi-line field. */
  rows?: number
  type?:
    | 'methods'
    | 'languages'
    | 'email'
    | 'tel'
    | 'datetime-local'
    | 'color'
    | 'picture'
    | 'password'
    | 'number'
    | 'time'
    | 'date'
    | 'choice'
}

const field = (name: keyof typeof texts.labels, more: Partial<SettingsField> = {}): SettingsField => ({
  name,
  label: texts.labels[name],
  hint: (texts.hints as Record<string, string>)[name],
  ...more,
})

/** The fields of each settings group, in display order. */
export const GROUP_FIELDS: Record<EditedGroup, readonly SettingsField[]> = localizedConstant(() => ({
  identity: [
    field('name'),
    field('first_language', { type: 'languages' }),
    field('other_languages', { type: 'languages' }),
    field('language', { type: 'choice' }),
  ],
  look: [
    field('accent', { type: 'color' }),
    field('logo', { type: 'picture' }),
    field('logo_dark', { type: 'picture' }),
    field('icon', { type: 'picture' }),
  ],
  announcement: [
    field('text'),
    field('link'),
    field('starts_at', { type: 'datetime-local' }),
    field('ends_at', { type: 'datetime-local' }),
  ],
  opening: [field('notice', { rows: 4 }), field('opens_on', { type: 'date' })],
  home: [field('headline'), field('words', { rows: 3 })],
  contact: [
    field('address', { rows: 3 }),
    field('hours', { rows: 3 }),
    field('telephone', { type: 'tel' }),
    field('email', { type: 'email' }),
    field('social', { rows: 3 }),
  ],
  legal: [
    field('operator'),
    field('legal_form'),
    field('address'),
    field('telephone', { type: 'tel' }),
    field('registration'),
    field('vat_number'),
    field('publisher'),
    field('host'),
    field('mediator'),
    field('return_address', { rows: 3 }),
    field('guarantees_checked_by'),
    field('guarantees_checked_on', { type: 'date' }),
  ],
  emails: [
    field('sender'),
    field('reply_to', { type: 'email' }),
    field('closing', { rows: 3 }),
    field('review_requests', { type: 'choice' }),
    field('offers', { type: 'choice' }),
  ],
  notifications: [
    field('recipients', { rows: 3 }),
    field('order_placed', { type: 'choice' }),
    field('payment_received', { type: 'choice' }),
    field('customer_message', { type: 'choice' }),
    field('withdrawal_stated', { type: 'choice' }),
    field('order_cancelled', { type: 'choice' }),
  ],
  vat: [field('mode', { type: 'choice' })],
  payments: [
    field('transfer', { type: 'choice' }),
    field('holder'),
    field('iban'),
    field('bic'),
    field('transfer_days', { type: 'number' }),
    field('on_collection', { type: 'choice' }),
    field('password', { type: 'password' }),
  ],
  online: [field('offered', { type: 'choice' }), field('minutes', { type: 'number' }), field('methods')],
  methods: [field('order', { type: 'methods' })],
  delivery: [
    field('cut_off', { type: 'time' }),
    field('closed_days', { rows: 3 }),
    field('default_weight', { type: 'number' }),
    field('return_postage', { type: 'choice' }),
    field('returned_offers', { type: 'choice' }),
  ],
  unpaid: [
    field('max_transfers', { type: 'number' }),
    field('max_collections', { type: 'number' }),
    field('max_first_total', { type: 'number' }),
    field('max_first_online', { type: 'number' }),
    field('max_pieces', { type: 'number' }),
    field('max_stock_percent', { type: 'number' }),
    field('collection_days', { type: 'number' }),
  ],
  invoices: [field('prefix'), field('vat_on_debits', { type: 'choice' }), field('late_rate')],
  gift_cards: [field('validity', { type: 'choice' })],
  stock: [field('low_stock', { type: 'number' })],
  accounts: (
    ['customer', 'sales', 'shipping', 'vat', 'bank', 'providers', 'fees', 'losses', 'gift_cards'] as const
  ).map((name) => field(name)),
}))
