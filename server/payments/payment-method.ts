import type { PaymentKind } from '../../lib/payment-kinds.ts'
import type { SellingDetails, UnpaidLimits } from '../../lib/shop-identity.ts'
import type { ConnectionName, StoredConnection } from '../connections/connections-store.ts'
import type { Config } from '../start/config.ts'
import type { PaymentProvider } from './payment-provider.ts'

/** The format of method and provider ids. They are stored; the database checks the same format. */
export const METHOD_ID = /^[a-z][a-z\d_]{0,29}$/

/** The texts of a payment method, in the language of the shop. */
interface MethodTexts {
  /** The name at the checkout and on orders, such as `By bank transfer`. Stored with each order. */
  name: string
  /** The name within a sentence, such as `by bank transfer`. */
  inSentence: string
  /** The name in lists for staff, such as `Bank transfer`. */
  short: string
  /** The name in the subject of notifications to staff, such as `bank transfer`. */
  inSubject: string
  /** Describes at the checkout how and when the order is paid. */
  description: (selling: SellingDetails) => string
}

interface AnyMethod {
  /** Stored with each order and payment. */
  id: string
  texts: MethodTexts
}

/** A method without a provider: staff record the payment, and refund it by bank transfer. */
export interface ManualMethod extends AnyMethod {
  kind: Exclude<PaymentKind, 'online'>
  texts: MethodTexts & {
    /** The first paragraph of the order confirmation. */
    confirmation: string
    /** The choice in the form of a manual order. */
    manualOrder: string
    /** Returns the text for staff about the due payment. @param amount with currency */
    due: (amount: string, reference: string) => string
    /** Refuses another order. @param orders numbers of the unpaid orders, at least one */
    tooManyUnpaid: (orders: readonly string[]) => string
    /** Refuses a manual order that this method can't pay. */
    notForManualOrder: string
  }
  /** Returns whether customers can choose it for an order. */
  isOffered: (selling: SellingDetails, order: { isCollection: boolean }) => boolean
  /** Returns whether staff can choose it for a manual order. */
  isForManualOrder: (selling: SellingDetails, order: { isCollection: boolean }) => boolean
  /** Returns whether it is recorded for a manual order that is already paid. */
  isForPaidOrder: (order: { isCollection: boolean }) => boolean
  /**
   * Returns for how many days stock stays reserved for the payment, before which the order is not prepared; null to
   * prepare it at once and to reserve stock until its collection.
   */
  daysToPay: (selling: SellingDetails) => number | null
  /** Returns the account to which the customer sends the money; null without one. */
  account: (selling: SellingDetails) => { holder: string; iban: string; bic: string } | null
  /** Days after which an unpaid order is reminded of; null for never. */
  remindAfterDays: number | null
  /** Returns the largest number of a customer's unpaid orders. */
  maxUnpaid: (limits: UnpaidLimits) => number
}

/** What a provider can read its settings from. */
export interface ProviderSources {
  config: Config
  /** A connection that an owner entered; undefined if it was never saved. */
  stored: (name: ConnectionName) => StoredConnection | undefined
}

/** A provider with all its settings. */
interface ConfiguredProvider {
  /** The settings in any JSON form. The opened provider is replaced only if they change. */
  settings: unknown
  /** Opens the provider; loads its library here. */
  open: () => Promise<PaymentProvider>
}

/** A method with payments on the page of a provider. */
export interface OnlineMethod extends AnyMethod {
  kind: 'online'
  provider: {
    /** Equal to `PaymentProvider.id`. Stored with each payment, and part of the webhook address. */
    id: string
    /** The connection of the provider; its changes wait for payments that are being opened. Undefined without one. */
    connection?: ConnectionName
    /** Returns the configured provider; undefined while settings are missing. Called at each change of a connection. */
    configure: (sources: ProviderSources) => ConfiguredProvider | undefined
  }
  /** Returns what the owner allows on the provider's page, in the provider's terms; empty for the provider's default. */
  allowedMeans?: (selling: SellingDetails) => readonly string[]
}

/** A way in which customers pay. Plain data and pure functions, so that extensions can add methods. */
export type PaymentMethod = OnlineMethod | ManualMethod

/** An online method with its open provider. */
export interface OpenMethod {
  method: OnlineMethod
  provider: PaymentProvider
}
