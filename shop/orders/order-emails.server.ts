import type { EmailText } from '../emails/render-email.server.ts'
import type { Step } from './lifecycle.ts'
import type { StaffOrderRow } from './orders-store.server.ts'
import { trackingLink } from './tracking-link.ts'

interface Told {
  subject: (order: string) => string
  paragraphs: string[]
}

const STEPS: Record<Step, Told> = {
  shipping: {
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

/** Tells customers what has become of an order; nothing for one whose account is gone, for nobody is left to be told. */
export function orderEmail(order: StaffOrderRow, step: Step, publicUrl: string): EmailText | undefined {
  const { id, email, first_name, tracking, lines } = order
  if (email === null || first_name === null) return undefined
  const { subject, paragraphs } = STEPS[step]
  return {
    to: email,
    name: first_name,
    subject: subject(`Your order ${id} at Comptoir`),
    paragraphs: [
      ...paragraphs,
      ...(tracking !== null && step === 'shipped' ? [whereItIs(tracking)] : []),
      lines.map(({ quantity, title, variant_name }) => `${quantity} × ${title}, ${variant_name}`).join('\n'),
      `All your orders: ${publicUrl}/orders`,
    ],
  }
}

const whereItIs = (tracking: string) =>
  trackingLink(tracking) ? `You can follow it here: ${tracking}` : `Its tracking number: ${tracking}`
