import type { ExtensionContext } from './context.ts'
import type { ExtensionResources } from './resources.ts'
import type { SettingFields } from './settings.ts'

/** Content for a place on a page. The shop renders it; HTML and scripts are not possible. */
export interface SlotRecord {
  /** At most 120 characters. */
  title?: string
  /** At most 10 lines of 300 characters. The footer shows no lines. */
  lines?: readonly string[]
  /** At most 8 links, to a path of the shop or an `https://` address. */
  links?: readonly { text: string; to: string }[]
  /** A picture of the shop, by its path. The footer shows none. */
  image?: { src: string; alt: string }
  /** Tags of the data in the record. `x.changed(tag)` renders the pages with this tag again. */
  tags?: readonly string[]
}

/** A product in a slot. A change of the product renders the slot again. */
export interface SlotProduct {
  id: number
  slug: string
  title: string
  /** The lowest price, in cents. */
  priceCents: number
  /** Name of the manufacturer; empty if unknown. */
  manufacturer: string
  /** Attributes by name, such as `Material`. */
  attributes: Readonly<Record<string, string>>
}

/** The input of each slot. The pages of products and the footer are the same for all visitors. */
export interface SlotInputs {
  /** On the product page, below the price. */
  'product.price': { product: SlotProduct }
  /** On the product page, below the description. */
  'product.description': { product: SlotProduct }
  /** In the cart of a customer, below the total. */
  'cart.totals': { customer: number; lines: readonly { product: number; variant: number; quantity: number }[] }
  /** On the page of an order, for its customer. */
  order: { customer: number; order: number }
  /** On the account page of a customer. */
  account: { customer: number }
  /** A column of links in the footer of all pages. */
  footer: Record<never, never>
  /** On the dashboard of the admin, for all staff. */
  'admin.dashboard': { role: 'catalogue' | 'orders' | 'accountant' | 'owner' }
  /** On the page of an order in the admin. */
  'admin.order': { order: number }
  /** Next to the form of a product in the admin. */
  'admin.product': { product: number }
  /** On the page of a customer in the admin. */
  'admin.customer': { customer: number }
}

/** The functions that fill slots, each within 30 ms and with at most 8 kB. Null leaves the slot empty. */
export type Slots<
  Fields extends SettingFields = SettingFields,
  Resources extends ExtensionResources = ExtensionResources,
  Key extends string = string,
> = {
  [Slot in keyof SlotInputs]?: (
    input: SlotInputs[Slot],
    x: ExtensionContext<Fields, Resources, Key>,
  ) => SlotRecord | null | Promise<SlotRecord | null>
}
