import type { PaymentProvider } from './payment-provider.ts'
import type { SettingFields, SettingValues } from './settings.ts'

/** The settings of the shop that payment methods can read. */
export interface SellingSettings {
  /** The bank account for transfers and the payment term in days; null if transfers are not offered. */
  transfer: { holder: string; iban: string; bic: string; days: number } | null
  isPaidOnCollection: boolean
  /** Online payment: time limit in minutes and methods; null if not offered. */
  online: { minutes: number; methods: readonly string[] } | null
}

/** The texts of a payment method. */
interface MethodTexts<Settings> {
  /** The name at the checkout and on orders, such as `By bank transfer`. Stored with each order. */
  name: string
  /** The name within a sentence, such as `by bank transfer`. */
  inSentence: string
  /** The name in lists for staff, such as `Bank transfer`. */
  short: string
  /** The name in the subject of notifications to staff, such as `bank transfer`. */
  inSubject: string
  /** Describes at the checkout how and when the order is paid. */
  description: (selling: SellingSettings, settings: Settings) => string
}

interface AnyMethod<Settings> {
  /** Letters, digits and `_`, at most 30. Stored with each order and payment, so it never changes. */
  id: string
  texts: MethodTexts<Settings>
  /** The texts by further language, such as `fr`. `texts` apply in languages without them. */
  translations?: Readonly<Record<string, MethodTexts<Settings>>>
}

/** The order for which a method is chosen. */
interface MethodOrder {
  isCollection: boolean
}

interface ManualTexts<Settings> extends MethodTexts<Settings> {
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

/** A method without a provider: staff record the payment, and refund it by bank transfer. */
export interface ManualMethod<Settings = void> extends AnyMethod<Settings> {
  /** `sent`: the customer sends the money. `in_person`: the shop receives it when it hands over the goods. */
  kind: 'sent' | 'in_person'
  texts: ManualTexts<Settings>
  translations?: Readonly<Record<string, ManualTexts<Settings>>>
  /** Returns whether customers can choose it for an order. */
  isOffered: (selling: SellingSettings, order: MethodOrder, settings: Settings) => boolean
  /** Returns whether staff can choose it for a manual order. */
  isForManualOrder: (selling: SellingSettings, order: MethodOrder, settings: Settings) => boolean
  /** Returns whether it is recorded for a manual order that is already paid. */
  isForPaidOrder: (order: MethodOrder) => boolean
  /**
   * Returns for how many days stock stays reserved for the payment, before which the order is not prepared; null to
   * prepare it at once and to reserve stock until its collection.
   */
  daysToPay: (selling: SellingSettings, settings: Settings) => number | null
  /** Returns the account to which the customer sends the money; null without one. */
  account: (selling: SellingSettings, settings: Settings) => { holder: string; iban: string; bic: string } | null
  /** Days after which an unpaid order is reminded of; null for never. */
  remindAfterDays: number | null
  /** Returns the largest number of a customer's unpaid orders. @param limits the limits that the owner has set */
  maxUnpaid: (limits: { transfers: number; collections: number }) => number
}

/** A method with payments on the page of a provider. */
export interface OnlineMethod<Settings = void> extends AnyMethod<Settings> {
  kind: 'online'
  provider: {
    /** Equal to `PaymentProvider.id`. Stored with each payment, and part of the webhook address. */
    id: string
    /**
     * Opens the provider within ten seconds; loads its library here. Called at the start and after each change of the
     * settings.
     * @returns undefined while settings are missing
     */
    open: (settings: Settings) => PaymentProvider | undefined | Promise<PaymentProvider | undefined>
  }
  /** Returns the means that the owner allows, in the provider's terms; empty for the provider's default. */
  allowedMeans?: (selling: SellingSettings, settings: Settings) => readonly string[]
}

/** A way in which customers pay: plain data and pure functions. */
export type PaymentMethod<Settings = void> = OnlineMethod<Settings> | ManualMethod<Settings>

/** The payment methods of an extension. Their functions get its settings as the last parameter. */
export type PaymentMethods<Fields extends SettingFields = SettingFields> = readonly PaymentMethod<
  SettingValues<Fields>
>[]
