import { href } from 'react-router'
import type { Services } from '../../../../../server/services.ts'
import type { EmailText } from '../../../../ui/emails/render-email.server.ts'
import { aboutOrder } from '../../about-order.ts'
import { TEST_ORDER } from '../../order-emails.server.ts'
import type { StaffOrderRow } from '../../orders-store.server.ts'
import { trackingLink } from '../../tracking-link.ts'

/** Returns the e-mail with a new tracking number; undefined without a tracking number or without an e-mail address. */
export function trackingEmail(
  { id, email, first_name, tracking, payment }: StaffOrderRow,
  { identity, publicUrl }: Pick<Services, 'identity' | 'publicUrl'>,
): EmailText | undefined {
  if (tracking === null || email === null || first_name === null) return undefined
  const link = trackingLink(tracking)
  return {
    to: email,
    about: aboutOrder(id),
    name: first_name,
    subject: `Your order ${id} at ${identity().name}: new tracking information`,
    paragraphs: [
      ...(payment?.is_test ? [TEST_ORDER] : []),
      link ? 'You can follow the parcel of your order here.' : `The tracking number of your order: ${tracking}`,
    ],
    ways: [
      ...(link ? [{ text: 'Follow the parcel', address: link }] : []),
      { text: `See order ${id}`, address: `${publicUrl()}${href('/orders/:id', { id: String(id) })}` },
    ],
  }
}
