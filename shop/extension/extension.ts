/**
 * The public extension type, published as `comptoir/extension`: the only module that an extension may import from the
 * shop. Minor versions of the shop only add to it (docs/develop/extensions.md).
 */
import type { SettingsCheck } from './check.ts'
import type { DiscountConditions } from './conditions.ts'
import type { ExtensionMigrations } from './data.ts'
import type { ExtensionEndpoint } from './endpoints.ts'
import type { EventHandlers } from './events.ts'
import type { ExtraFields } from './fields.ts'
import type { ImportFormat } from './imports.ts'
import type { InvoicePlatform } from './invoice-platform.ts'
import type { OwnEvent } from './own-events.ts'
import type { PaymentMethods } from './payments.ts'
import type { PriceRule } from './prices.ts'
import type { ExtensionResources } from './resources.ts'
import type { ExtensionScreens } from './screens.ts'
import type { SettingFields } from './settings.ts'
import type { Carrier } from './shipping.ts'
import type { Slots } from './slots.ts'
import type { Tasks } from './tasks.ts'
import type { ExtensionTexts } from './texts.ts'

export { z } from 'zod'
export type { CheckedAccount, SettingsCheck } from './check.ts'
export {
  type CartForCondition,
  condition,
  type DiscountCondition,
  type DiscountConditions,
  type LineForCondition,
} from './conditions.ts'
export type { ExtensionContext } from './context.ts'
export type { ExtensionMigrations, Sql, SqlValue } from './data.ts'
export { type Caller, type ExtensionEndpoint, endpoint, invalid, refuse } from './endpoints.ts'
export type { EventData, EventHandlers, OrderStatus, ShopEvent } from './events.ts'
export {
  type Extra,
  type ExtraField,
  type ExtraFields,
  type ExtraKind,
  type ExtraSubject,
  type ExtraValue,
  field,
} from './fields.ts'
export { date, type FormField, type FormFields, type FormValues, longText, money } from './form-fields.ts'
export type {
  ImportCell,
  ImportFormat,
  ImportImage,
  ImportNote,
  ImportProduct,
  ImportReader,
  ImportRow,
  ImportVariant,
} from './imports.ts'
export type { InvoicePlatform, PlatformDocument, PlatformStatus } from './invoice-platform.ts'
export { event, type OwnEvent, type RecordEvent } from './own-events.ts'
export {
  type OpenedPayment,
  type PaymentDetails,
  type PaymentProvider,
  PaymentRefused,
  type PayoutMovement,
  type ProviderDispute,
  type ProviderHealth,
  type ProviderPayment,
  type ProviderPayout,
  type ProviderRefund,
  UnknownOutcome,
  type WebhookEvent,
  type WebhookHeaders,
  WebhookRejected,
} from './payment-provider.ts'
export type { ManualMethod, OnlineMethod, PaymentMethod, SellingSettings } from './payments.ts'
export type { PricedCart, PricedLine, PriceRule, Reduction } from './prices.ts'
export type { CatalogueProduct, ReadProducts } from './products.ts'
export {
  type ExtensionRecords,
  type ExtensionResource,
  type ExtensionResources,
  resource,
  type StoredRecord,
} from './resources.ts'
export {
  action,
  type ExtensionAction,
  type ExtensionScreen,
  type ExtensionScreens,
  type ScreenAction,
  type ScreenRecord,
  type ScreenSection,
  type ScreenTable,
  type ScreenValue,
  screen,
} from './screens.ts'
export {
  boolean,
  choice,
  number,
  type SettingFields,
  type SettingValues,
  secret,
  text,
} from './settings.ts'
export type { Carrier, Parcel, ShippingRate } from './shipping.ts'
export type { SlotInputs, SlotProduct, SlotRecord } from './slots.ts'
export type { Tasks } from './tasks.ts'
export type { ExtensionTexts } from './texts.ts'

/** An extension of the shop, listed in `extensions.ts`. */
export interface Extension<
  Fields extends SettingFields = SettingFields,
  Resources extends ExtensionResources = ExtensionResources,
  Key extends string = string,
> {
  /** Lower-case letters, digits and hyphens, at most 40 characters. Stored with its data, so it never changes. */
  name: string
  /** Version of the extension, such as `1.2.0`. */
  version: string
  /** Supported versions of the shop, such as `^0.1`. With another version, the extension stays disabled. */
  for: string
  /** One sentence for the owner, shown in the admin; by language (`en`, `fr`), the first one for all others. */
  description?: string | Readonly<Record<string, string>>
  /** HTTP endpoints below `/api/x/<name>`, by method and path: `GET /points`. */
  endpoints?: Record<string, ExtensionEndpoint>
  /** Fields of a form in *Settings, Extensions*. The names use letters and digits. */
  settings?: Fields
  /** Records that staff edit in the admin, by name. */
  resources?: Resources
  /** Screens in the admin, by name. */
  screens?: ExtensionScreens
  /** Texts by language, for `x.text`. */
  texts?: ExtensionTexts<Key>
  /** Checks the settings before they are saved. */
  check?: SettingsCheck<Fields>
  /** Payment methods. */
  payments?: PaymentMethods<Fields>
  /** Content for places on pages. */
  slots?: Slots<Fields, Resources, Key>
  /** Additional fields of products, variants, orders and customers. The names use letters and digits. */
  fields?: ExtraFields
  /** The steps that create its tables. `{}` for an extension that only reads the views of the shop. */
  migrations?: ExtensionMigrations
  /** Event handlers, by type: `order.paid`. */
  on?: EventHandlers<Fields, Resources, Key>
  /** The types of events that it records, for webhooks and `GET /api/events/`. */
  events?: readonly OwnEvent[]
  /** Recurring tasks. */
  every?: Tasks<Fields, Resources, Key>
  /** Shipping methods with computed rates. */
  shipping?: Carrier<Fields>
  /** Price reductions of carts and orders. */
  prices?: PriceRule<Fields>
  /** The e-invoicing platform that gets the invoices and credit notes for French companies. */
  invoicePlatform?: InvoicePlatform<Fields>
  /** Conditions that staff can choose for discounts. */
  conditions?: DiscountConditions
  /** Formats of catalogue files from other shop systems. */
  imports?: readonly ImportFormat<Fields>[]
}

/** Returns the extension unchanged, with its type checked. */
export const defineExtension = <
  const Fields extends SettingFields = SettingFields,
  const Resources extends ExtensionResources = ExtensionResources,
  Key extends string = string,
>(
  extension: Extension<Fields, Resources, Key>,
): Extension => extension as unknown as Extension
