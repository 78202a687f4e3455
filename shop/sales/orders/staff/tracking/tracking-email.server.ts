import { href } from 'react-router'
import { texts } from '#texts/sales/orders/emails'
import type { Services } from '../../../../../server/services.ts'
import type { EmailText } from '../../../../ui/emails/render-email.server.ts'
import { aboutOrder } from '../../about-order.ts'
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
    subject: texts.orderSubject(id, identity().name, texts.newTracking),
    paragraphs: [
      ...(payment?.is_test ? [texts.testOrder] : []),
      link ? texts.followParcelHere : texts.trackingNumberOf(tracking),
    ],
    links: [
      ...(link ? [{ text: texts.followParcel, address: link }] : []),
      { text: texts.seeOrder(id), address: `${publicUrl()}${href('/orders/:id', { id: String(id) })}` },
    ],
  }
}
