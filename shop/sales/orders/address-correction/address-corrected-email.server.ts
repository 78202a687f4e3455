import { href } from 'react-router'
import { texts } from '#texts/sales/orders/emails'
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
    subject: texts.orderSubject(id, identity().name, texts.addressChanged),
    paragraphs: [texts.addressWasChanged],
    facts: [{ name: texts.deliverTo, value: addressLines(address).join('\n') }],
    links: [{ text: texts.seeOrder(id), address: `${publicUrl()}${href('/orders/:id', { id: String(id) })}` }],
  }
}
