import * as texts from '#texts/core/order-states'

/** In the order of an order's life; those who have left it, or not begun it yet, stand behind. */
export const ORDER_STATUSES = ['making', 'shipping', 'shipped', 'delivered', 'cancelled', 'awaiting_payment'] as const

/** What an order is as soon as nothing keeps it from being made: no step where it is so from the beginning, but the order itself. */
export const [FIRST_STATUS] = ORDER_STATUSES

type Status = (typeof ORDER_STATUSES)[number]

interface OrderState {
  /** What people read: on chips, at stations, in filters and on buttons. */
  label: string
  /** What an order became with it, behind its number. */
  outcome: string
  /** What can become of the order next; the first is the way on, nothing is the end. */
  next: readonly Status[]
  /** Which e-mail tells the customer (`order-emails.server.ts`); null for none. */
  email: string | null
  /** The step to it may name where the parcel is. */
  takesTracking: boolean
  /** Nothing keeps it from being sent, and it has not left the shop. */
  isToBeSent: boolean
  /** Staff have to do something: note its payment, make it or send it. */
  needsAttention: boolean
  /** Its customer may review what was bought. */
  mayReview: boolean
  /** The step to it gives back what the order took from the stock. */
  returnsStock: boolean
  /** Nothing of it was bought after all: it does not count for what is popular and what is bought together. */
  isVoid: boolean
}

/**
 * All that the shop knows of a state of an order. How its chip looks, the words of its e-mail and the constraint of the database are told
 * elsewhere, by its name: the compiler and a test miss it there. There is no way back, and what has been shipped cannot be cancelled.
 */
export const ORDER_STATES = {
  making: {
    label: texts.making,
    outcome: texts.becomeMaking,
    next: ['shipping', 'cancelled'],
    email: 'paid',
    takesTracking: false,
    isToBeSent: true,
    needsAttention: true,
    mayReview: false,
    returnsStock: false,
    isVoid: false,
  },
  shipping: {
    label: texts.shipping,
    outcome: texts.becomeShipping,
    next: ['shipped', 'cancelled'],
    email: 'packing',
    takesTracking: false,
    isToBeSent: true,
    needsAttention: true,
    mayReview: false,
    returnsStock: false,
    isVoid: false,
  },
  shipped: {
    label: texts.shipped,
    outcome: texts.becomeShipped,
    next: ['delivered'],
    email: 'shipped',
    takesTracking: true,
    isToBeSent: false,
    needsAttention: false,
    mayReview: true,
    returnsStock: false,
    isVoid: false,
  },
  delivered: {
    label: texts.delivered,
    outcome: texts.becomeDelivered,
    next: [],
    email: 'delivered',
    takesTracking: false,
    isToBeSent: false,
    needsAttention: false,
    mayReview: true,
    returnsStock: false,
    isVoid: false,
  },
  cancelled: {
    label: texts.cancelled,
    outcome: texts.becomeCancelled,
    next: [],
    email: 'cancelled',
    takesTracking: false,
    isToBeSent: false,
    needsAttention: false,
    mayReview: false,
    returnsStock: true,
    isVoid: true,
  },
  awaiting_payment: {
    label: texts.awaitingPayment,
    outcome: texts.becomeAwaitingPayment,
    next: ['making', 'cancelled'],
    email: null,
    takesTracking: false,
    isToBeSent: false,
    needsAttention: true,
    mayReview: false,
    returnsStock: false,
    isVoid: true,
  },
} as const satisfies Record<Status, OrderState>
