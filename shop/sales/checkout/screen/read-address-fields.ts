import type { Address } from '../../../core/addresses/address.contract.ts'
import { ADDRESS_FIELDS } from '../../../core/addresses/address-lines.ts'

/** Returns the values of the address fields around the changed field. */
export function readAddressFields(target: EventTarget): Partial<Address> {
  const form = target instanceof Element ? target.closest('form') : null
  const known = ADDRESS_FIELDS.map((name) => [name, form && new FormData(form).get(name)])
  return Object.fromEntries(known.filter(([, value]) => typeof value === 'string'))
}
