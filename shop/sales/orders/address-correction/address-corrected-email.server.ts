import { href } from 'react-router'
import type { Services } from '../../../../server/services.ts'
import type { Address } from '../../../core/addresses/address.contract.ts'
import { addressLines } from '../../../core/addresses/address-lines.ts'
import type { EmailText } from '../../../ui/emails/render-email.server.ts'
import { aboutOrder } from '../about-order.ts'
import type { StaffOrderRow } from '../orders-store.server.ts'

/**
 * Returns the e-mail about a changed address. It goes to the unchanged e-mail address, so that the customer notices a
 * change by someone else.
 */
export function addressCorrectedEmail(
  { id, email, first_name }: StaffOrderRow,
  address: Address,
  { identity, publicUrl }: Pick<Services, 'identity' | 'publicUrl'>,
): EmailText | undefined {
  if (email === null || first_name === null) return undefined
  return {
    to: email,
    about: aboutOrder(id),
    name: first_name,
    subject: `Your order ${id} at ${identity().name}: delivery address changed`,
    paragraphs: [
      'The delivery address of your order was changed. If you did not request this, write to us immediately.',
    ],
    facts: [{ name: 'Deliver to', value: addressLines(address).join('\n') }],
    ways: [{ text: `See order ${id}`, address: `${publicUrl()}${href('/orders/:id', { id: String(id) })}` }],
  }
}
