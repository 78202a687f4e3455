import type { Address } from '../../../core/addresses/address.contract.ts'
import { ADDRESS_FIELDS } from '../../../core/addresses/address-lines.ts'

/** Returns what stands in the fields of the address in which somebody types. */
export function typedIn(target: EventTarget): Partial<Address> {
  const form = target instanceof Element ? target.closest('form') : null
  const known = ADDRESS_FIELDS.map((name) => [name, form && new FormData(form).get(name)])
  return Object.fromEntries(known.filter(([, value]) => typeof value === 'string'))
}
