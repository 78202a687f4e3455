import { href } from 'react-router'
import type { Services } from '../../server/services.ts'
import type { EmailText } from '../emails/render-email.server.ts'
import type { Step } from '../order-states/lifecycle.ts'
import { ORDER_STATES } from '../order-states/order-states.contract.ts'
import type { StaffOrderRow } from './orders-store.server.ts'
import { trackingLink } from './tracking-link.ts'

interface EmailWords {
  subject: (order: string) => string
  paragraphs: string[]
}

type Template = NonNullable<(typeof ORDER_STATES)[Step]['email']>

const TEMPLATES: Record<Template, EmailWords> = {
  packing: {
    subject: (order) => `${order} is being prepared for shipping`,
    paragraphs: ['What you ordered is ready, and we are packing it.'],
  },
  shipped: {
    subject: (order) => `${order} was shipped`,
    paragraphs: ['Your parcel has left us and is on its way to you.'],
  },
  delivered: {
    subject: (order) => `${order} was delivered`,
    paragraphs: ['Your parcel was delivered. If it has not reached you, or something in it is not right, write to us.'],
  },
  cancelled: {
    subject: (order) => `${order} was cancelled`,
    paragraphs: ['Your order was cancelled, and nothing of it will be sent. If you did not expect this, write to us.'],
  },
}

/** Tells customers what has become of an order, where they are told; nothing for one whose account is gone, for nobody is left. */
export function orderEmail(
  order: StaffOrderRow,
  step: Step,
  { identity, publicUrl }: Pick<Services, 'identity' | 'publicUrl'>,
): EmailText | undefined {
  const { id, email, first_name, tracking, lines } = order
  const { email: template, takesTracking } = ORDER_STATES[step]
  if (template === null || email === null || first_name === null) return undefined
  const { subject, paragraphs } = TEMPLATES[template]
  return {
    to: email,
    name: first_name,
    subject: subject(`Your order ${id} at ${identity().name}`),
    paragraphs: [
      ...paragraphs,
      ...(tracking !== null && takesTracking ? [whereItIs(tracking)] : []),
      lines.map(({ quantity, title, variant_name }) => `${quantity} × ${title}, ${variant_name}`).join('\n'),
      `All your orders: ${publicUrl()}${href('/orders')}`,
    ],
  }
}

const whereItIs = (tracking: string) =>
  trackingLink(tracking) ? `You can follow it here: ${tracking}` : `Its tracking number: ${tracking}`
