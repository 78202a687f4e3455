import { texts } from '#texts/core/order-states'

/** In lifecycle order, followed by cancelled and unpaid orders. */
export const ORDER_STATUSES = ['making', 'shipping', 'shipped', 'delivered', 'cancelled', 'awaiting_payment'] as const

/** The first status of an order that can be fulfilled. It is reached by placing or paying the order. */
export const [FIRST_STATUS] = ORDER_STATUSES

type Status = (typeof ORDER_STATUSES)[number]

interface OrderState {
  /** The label in chips, timelines, filters and buttons. */
  label: string
  /** The sentence part after the order number when the status was reached. */
  outcome: string
  /** The possible next statuses: the regular one first; none at the end. */
  next: readonly Status[]
  /** The e-mail to the customer (`order-emails.server.ts`); null for none. */
  email: string | null
  /** The transition can include a tracking number. */
  takesTracking: boolean
  /** Can be shipped and has not left the shop. */
  isToBeSent: boolean
  /** Staff must record the payment, prepare or ship the order. */
  needsAttention: boolean
  /** The customer may review the products. */
  mayReview: boolean
  /** The transition returns the order's stock. */
  returnsStock: boolean
  /** Excluded from popularity and bought-together statistics. */
  isVoid: boolean
}

/**
 * All properties of each order status. Chip styles, e-mail texts and the database constraint refer to the status
 * name; the compiler and a test find missing ones. Statuses never go back, and shipped orders cannot be cancelled.
 */
export const ORDER_STATES = {
  making: {
    get label() {
      return texts.making
    },
    get outcome() {
      return texts.becomeMaking
    },
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
    get label() {
      return texts.shipping
    },
    get outcome() {
      return texts.becomeShipping
    },
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
    get label() {
      return texts.shipped
    },
    get outcome() {
      return texts.becomeShipped
    },
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
    get label() {
      return texts.delivered
    },
    get outcome() {
      return texts.becomeDelivered
    },
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
    get label() {
      return texts.cancelled
    },
    get outcome() {
      return texts.becomeCancelled
    },
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
    get label() {
      return texts.unpaid
    },
    get outcome() {
      return texts.becomeAwaitingPayment
    },
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
