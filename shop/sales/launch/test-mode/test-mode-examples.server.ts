import type { LegalDetails, SellingDetails, ShopContact } from '../../../../lib/shop-identity.ts'
import type { AllSettings, SettingsGroup } from '../../../core/settings/settings-groups.contract.ts'

/** Example settings of the test mode. Telephone number, VAT number and bank account belong to no company. */
const EXAMPLES = {
  legal: {
    operator: 'Atelier Exemple',
    legal_form: 'SARL with a capital of €10,000 (example)',
    address: '1 rue de l’Exemple, 69001 Lyon, France',
    telephone: '+33 1 99 00 00 00',
    registration: 'RCS Lyon 000 000 000 (example)',
    vat_number: 'FR00000000000',
    publisher: 'Camille Exemple',
    host: 'Example Hosting, 1 rue de l’Exemple, 69001 Lyon, France',
    mediator: 'Example mediator, https://mediator.example',
  },
  contact: { email: 'contact@shop.example' },
  vat: { mode: 'home' },
  payments: {
    transfer: 'on',
    holder: 'Atelier Exemple',
    iban: 'FR1420041010050500013M02606',
    on_collection: 'on',
  },
} as const satisfies { [Group in SettingsGroup]?: Partial<AllSettings[Group]> }

export type ExampleGroup = keyof typeof EXAMPLES
export const EXAMPLE_GROUPS = Object.keys(EXAMPLES) as ExampleGroup[]

/** Parses names of settings such as `legal.operator`, separated by spaces. */
export const parseExamples = (text: string): ReadonlySet<string> => new Set(text.split(' ').filter(Boolean))

/** Returns values with the examples for all empty fields, and the names of these fields. */
export function withExamples(group: ExampleGroup, values: object): { values: object; filled: string[] } {
  const given = new Map(Object.entries(values))
  const missing = Object.entries(EXAMPLES[group]).filter(([field]) => !given.get(field))
  return {
    values: { ...values, ...Object.fromEntries(missing) },
    filled: missing.map(([field]) => `${group}.${field}`),
  }
}

/** Returns values without the examples that were filled in and not edited since. */
export function withoutExamples(group: ExampleGroup, values: object, filled: ReadonlySet<string>): object {
  const examples = new Map<string, string>(Object.entries(EXAMPLES[group]))
  const kept = Object.entries(values).map(([field, value]) =>
    filled.has(`${group}.${field}`) && examples.get(field) === value ? [field, ''] : [field, value],
  )
  return Object.fromEntries(kept)
}

/** Returns what the owner has entered, so that examples never complete the launch checklist. */
export function ownerEntries(
  { legal, contact, selling }: { legal: LegalDetails; contact: ShopContact; selling: SellingDetails },
  filled: ReadonlySet<string>,
) {
  const isExample = (name: string) => filled.has(name)
  return {
    legal: withoutExamples('legal', legal, filled) as LegalDetails,
    contact: withoutExamples('contact', contact, filled) as ShopContact,
    selling: {
      ...selling,
      vatMode: isExample('vat.mode') ? ('' as const) : selling.vatMode,
      transfer: isExample('payments.transfer') || isExample('payments.iban') ? null : selling.transfer,
      isPaidOnCollection: selling.isPaidOnCollection && !isExample('payments.on_collection'),
    },
  }
}
