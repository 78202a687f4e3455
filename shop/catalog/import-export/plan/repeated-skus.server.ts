import { foldedSku } from '../../products/write/product-rules.server.ts'
import type { SheetProduct } from '../file/sheet.server.ts'
import type { ExportRow } from '../run/export-rows.server.ts'
import type { ErrorsByRow } from './errors-by-row.server.ts'
import { plainName } from './plan-variants.server.ts'
import type { FindSkuOwner, SkuOwner } from './sku-register.server.ts'

/** Clears each SKU that another variant has and notes it. The first variant in the file keeps it. */
export function withoutRepeatedSkus(
  sheet: SheetProduct,
  current: ExportRow | undefined,
  { ownerOf, errors }: { ownerOf: FindSkuOwner; errors: ErrorsByRow },
): SheetProduct {
  const claimed = new Set(sheet.variants?.map(({ details }) => foldedSku(details?.sku?.text ?? '')))
  const skusNow = new Map(current?.variants.map(({ name, sku }) => [plainName(name), foldedSku(sku ?? '')]))
  const lines = new Map<string, number>()
  const variants = sheet.variants?.map((variant) => {
    const cell = variant.details?.sku
    const sku = foldedSku(cell?.text ?? '')
    if (!cell || sku === '') return variant
    const line = lines.get(sku)
    const owner = line === undefined ? ownerOf(sku, sheet.slug.text) : { line }
    if (!owner) {
      lines.set(sku, cell.line)
      return variant
    }
    errors.note(cell, formatOwner(cell.text.trim(), owner), REPEATED)
    const skuNow = skusNow.get(plainName(variant.name.text)) ?? ''
    // An existing variant keeps its SKU, unless another variant of the product gets it.
    const uniqueSku = skuNow !== '' && !claimed.has(skuNow) ? undefined : { ...cell, text: '' }
    return { ...variant, details: { ...variant.details, sku: uniqueSku } }
  })
  return { ...sheet, variants }
}

const REPEATED = 'left out: another variant has this SKU'

const formatOwner = (sku: string, owner: SkuOwner) =>
  'line' in owner
    ? `“${sku}” left out: line ${owner.line} has this SKU`
    : `“${sku}” left out: the product “${owner.slug}” of the shop has this SKU`
