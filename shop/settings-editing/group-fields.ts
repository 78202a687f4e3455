import * as texts from '#texts/settings-editing'
import type { EditedGroup } from '../settings/settings-groups.contract.ts'

/** A field of the settings as its form shows it. */
export interface SettingsField {
  name: string
  label: string
  hint?: string | undefined
  /** Several lines. */
  rows?: number
  type?: 'email' | 'tel' | 'datetime-local' | 'color' | 'picture'
}

const field = (name: keyof typeof texts.labels, more: Partial<SettingsField> = {}): SettingsField => ({
  name,
  label: texts.labels[name],
  hint: (texts.hints as Record<string, string>)[name],
  ...more,
})

/** The fields of each group, in the order in which they are asked for. */
export const GROUP_FIELDS: Record<EditedGroup, readonly SettingsField[]> = {
  identity: [field('name')],
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
  ],
  emails: [field('sender'), field('reply_to', { type: 'email' }), field('closing', { rows: 3 })],
}
