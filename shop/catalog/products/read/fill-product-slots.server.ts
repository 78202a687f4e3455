import { toCents } from '../../../../lib/money.ts'
import type { Services } from '../../../../server/services.ts'
import { fillSlot, isFilled } from '../../../core/extensions/slots/fill-slot.server.ts'
import type { ProductSlots } from '../../../core/extensions/slots/slot-record.contract.ts'
import type { SlotProduct } from '../../../extension/slots.ts'
import { attributesByName } from './attributes/attributes.contract.ts'
import type { ProductOfPage } from './catalogue.contract.ts'

const SLOTS = ['product.price', 'product.description'] as const

/** Returns the contents of extensions for a product page; undefined if there are none. */
export async function fillProductSlots(
  services: Pick<Services, 'extensions' | 'cache'>,
  product: ProductOfPage,
): Promise<ProductSlots | undefined> {
  const slots = SLOTS.filter((slot) => isFilled(services.extensions, slot))
  if (slots.length === 0) return undefined
  const input = { product: slotProduct(product) }
  const filled = await Promise.all(slots.map(async (slot) => [slot, await fillSlot(services, slot, input)] as const))
  const contents = filled.filter(([, content]) => content !== undefined)
  return contents.length > 0 ? Object.fromEntries(contents) : undefined
}

const slotProduct = ({ id, slug, title, price, maker, facts }: ProductOfPage): SlotProduct => ({
  ...{ id, slug, title, priceCents: toCents(price), manufacturer: maker },
  attributes: attributesByName(facts),
})
