import { useState } from 'react'
import { texts } from '#texts/catalog/sale-prices/staff'
import { priceForField, readCount, readPrice } from '../../../../lib/forms/typed-numbers.ts'
import { showPrice, toCents, toPrice } from '../../../../lib/money.ts'
import { toShopTime } from '../../../../lib/texts/shop-time.ts'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { cheapestVariant, priceOfVariant } from '../../pricing/variant-price.ts'
import type { CardProduct } from '../../products/card/card-product.ts'
import { ProductsField } from '../../products/picker/products-field.tsx'
import type { SaleWithProducts } from '../sales.contract.ts'

interface SaleFormProps {
  /** Undefined for a new sale. */
  sale?: SaleWithProducts
  products: readonly CardProduct[]
}

/** The fields of a sale: discount, dates and products. */
export function SaleFields({ sale, products: begin }: SaleFormProps) {
  const [kind, setKind] = useState<'percent' | 'price'>(sale?.price ? 'price' : 'percent')
  const [typed, setTyped] = useState(sale?.percent?.toString() ?? priceForField(sale?.price ?? ''))
  const [products, setProducts] = useState(begin)
  const hasBegun = sale?.phase === 'running'

  return (
    <>
      <TextField
        name="name"
        label={texts.name}
        defaultValue={sale?.name ?? (begin.length === 1 ? begin[0]?.title.slice(0, 80) : '')}
        hint={texts.onlyStaffSeeHint}
        autoComplete="off"
        maxLength={80}
      />
      <fieldset>
        <legend className="mb-1.5 font-medium text-sm">{texts.discountType}</legend>
        <div className="mb-4 flex flex-wrap gap-x-6">
          {(['percent', 'price'] as const).map((one) => (
            <label key={one} className="flex min-h-11 items-center gap-3">
              <input
                type="radio"
                name="kind"
                value={one}
                checked={kind === one}
                onChange={() => {
                  setKind(one)
                  setTyped('')
                }}
                className="size-5 accent-ink"
              />
              {one === 'percent' ? texts.byPercent : texts.toAPrice}
            </label>
          ))}
        </div>
        <TextField
          key={kind}
          name={kind}
          label={kind === 'percent' ? texts.percent : texts.price}
          hint={kind === 'percent' ? texts.from1To90Hint : texts.priceHint}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          inputMode={kind === 'percent' ? 'numeric' : 'decimal'}
          autoComplete="off"
          className="max-w-48"
        />
      </fieldset>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          name="starts_at"
          type="datetime-local"
          label={texts.from}
          required={false}
          readOnly={hasBegun}
          defaultValue={sale && toShopTime(sale.starts_at)}
          hint={hasBegun ? texts.hasBegun : texts.startsHint}
        />
        <TextField
          name="ends_at"
          type="datetime-local"
          label={texts.until}
          required={false}
          defaultValue={sale?.ends_at ? toShopTime(sale.ends_at) : ''}
          hint={texts.leaveEmptyForNoEndHint}
        />
      </div>
      <section aria-labelledby="reduced-products">
        <h2 id="reduced-products" className="text-lg">
          {texts.products}
        </h2>
        <p className="mt-1 mb-4 text-muted text-sm">{texts.compareAtPriceHint}</p>
        <ProductsField
          name="products"
          products={products}
          setProducts={setProducts}
          besidePrice={(product) => <NewPrice product={product} price={becomes(kind, typed, product.price)} />}
        />
      </section>
    </>
  )
}

/** The price of a product in the sale; nothing if it does not change. */
function NewPrice({ product, price }: { product: CardProduct; price: string | undefined }) {
  if (price === undefined || price === priceOfVariant(product, cheapestVariant(product))) return null
  return <span className="font-medium text-danger sm:block">{texts.newPrice(showPrice(price))}</span>
}

/** Returns the price after the typed discount; undefined if it is invalid or not lower. */
function becomes(kind: 'percent' | 'price', typed: string, price: string): string | undefined {
  const read = kind === 'percent' ? readCount(typed) : readPrice(typed)
  if (!('value' in read)) return undefined
  const cents = toCents(price)
  const reduced = kind === 'price' ? read.value : Math.max(1, Math.round((cents * (100 - read.value)) / 100))
  return reduced > 0 && reduced < cents ? toPrice(reduced) : undefined
}
