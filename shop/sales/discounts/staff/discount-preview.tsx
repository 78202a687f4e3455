import { useFetcher } from 'react-router'
import { texts } from '#texts/sales/discounts/staff'
import { showPrice } from '../../../../lib/money.ts'
import { Button } from '../../../ui/button.tsx'
import type { PreviewCart } from '../discounts.contract.ts'
import { INTENT, type PreviewResult } from './discount-intents.ts'

/** Example carts with the typed discount, computed by the server on request. @param form returns the form */
export function DiscountPreview({ form }: { form: () => HTMLFormElement | undefined }) {
  const fetcher = useFetcher<PreviewResult>()
  const { data, state } = fetcher
  function show() {
    const typed = form()
    if (!typed || state !== 'idle') return
    const values = new FormData(typed)
    values.set(INTENT, 'preview')
    void fetcher.submit(values, { method: 'post' })
  }
  return (
    <section aria-labelledby="discount-preview">
      <h2 id="discount-preview" className="font-medium">
        {texts.preview}
      </h2>
      <p className="mt-1 mb-3 text-muted text-sm">{texts.previewHint}</p>
      <Button weight="secondary" aria-disabled={state !== 'idle'} onClick={show}>
        {texts.showPreview}
      </Button>
      <div role="status" className="mt-4 empty:hidden">
        {data?.carts?.length === 0 && <p className="text-muted">{texts.noProducts}</p>}
        {data?.carts && data.carts.length > 0 && (
          <ol className="grid gap-4 sm:grid-cols-2">
            {data.carts.map((cart, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the carts have no other identity
              <li key={index} className="rounded-card border border-line bg-surface p-4">
                <Cart cart={cart} title={texts.exampleCart(index + 1)} />
              </li>
            ))}
          </ol>
        )}
        {data?.errors && (
          <>
            <p>{texts.fixFirst}</p>
            <ul className="mt-1 list-disc pl-5 text-danger">
              {data.errors.map((error) => (
                <li key={error}>{error}</li>
              ))}
            </ul>
          </>
        )}
      </div>
    </section>
  )
}

function Cart({ cart, title }: { cart: PreviewCart; title: string }) {
  const rows = [
    [texts.subtotal, showPrice(cart.subtotal)],
    [texts.shipping, showPrice(cart.shipping)],
    [texts.discount, `${Number(cart.discount) > 0 ? '−' : ''}${showPrice(cart.discount)}`],
  ] as const
  return (
    <>
      <h3 className="font-medium text-sm">{title}</h3>
      <ul className="mt-1 mb-3 text-muted text-sm">
        {cart.lines.map(({ title, quantity, price }) => (
          <li key={title} className="flex justify-between gap-4">
            <span className="wrap-anywhere">{texts.quantityOf(quantity, title)}</span>
            <span className="tabular-nums">{showPrice(price)}</span>
          </li>
        ))}
      </ul>
      <dl className="grid gap-1 border-line border-t pt-2 text-sm">
        {rows.map(([label, amount]) => (
          <div key={label} className="flex justify-between gap-4">
            <dt>{label}</dt>
            <dd className="tabular-nums">{amount}</dd>
          </div>
        ))}
        <div className="flex justify-between gap-4 font-medium">
          <dt>{texts.total}</dt>
          <dd className="tabular-nums">{showPrice(cart.total)}</dd>
        </div>
      </dl>
      {cart.problem && <p className="mt-2 text-muted text-sm">{texts.problems[cart.problem]}</p>}
    </>
  )
}
