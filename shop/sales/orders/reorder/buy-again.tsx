import { RotateCcw } from 'lucide-react'
import { href, useFetcher } from 'react-router'
import { texts } from '#texts/sales/orders'
import { titleOfVariant } from '../../../../lib/variant-title.ts'
import { SubmitButton } from '../../../ui/fields/submit-button.tsx'
import { ShopForm } from '../../../ui/forms/shop-form.tsx'
import type { ReorderResult } from './reorder-result.ts'

/** The button that puts the items of an order into the cart again and lists unavailable ones. */
export function BuyAgain({ order }: { order: number }) {
  const fetcher = useFetcher<ReorderResult>({ key: `reorder-${order}` })
  const { missing = [], isNothing = false } = fetcher.data ?? {}
  return (
    <>
      <ShopForm fetcher={fetcher} action={href('/orders/reorder')}>
        <input type="hidden" name="id" value={order} />
        <SubmitButton weight="secondary">
          <RotateCcw aria-hidden="true" className="size-5" />
          {texts.buyAgain}
        </SubmitButton>
      </ShopForm>
      <div role="status" className="order-last w-full empty:hidden">
        {missing.length > 0 && (
          <>
            <p className="text-warn">{isNothing ? texts.noneOfTheseItems : texts.someItemsAreUnavailable}</p>
            <ul className="mt-1 list-disc pl-5 text-sm">
              {missing.map((line) => (
                <li key={line.variant} className="wrap-anywhere">
                  {texts.missingOf(line.quantity, titleOfVariant(line.title, line.variant_name))}
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </>
  )
}
