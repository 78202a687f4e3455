import { useState } from 'react'
import { useFetcher } from 'react-router'
import { texts } from '#texts/catalog/products/stock/screens'
import type { ActionResult } from '../../../../ui/feedback/run-action.ts'
import { SubmitButton } from '../../../../ui/fields/submit-button.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { ShopForm } from '../../../../ui/forms/shop-form.tsx'
import type { ProductStockDetails } from '../low-stock.contract.ts'

/** The low-stock threshold of a product. */
export function ThresholdForm({ product }: { product: Pick<ProductStockDetails, 'threshold' | 'shop_threshold'> }) {
  const fetcher = useFetcher<ActionResult>()
  const { threshold, shop_threshold } = product
  const [typed, setTyped] = useState<string>()
  // The threshold when typing began: a change by someone else meanwhile is refused once.
  const [seen, setSeen] = useState<string>()
  const [done, setDone] = useState<ActionResult>()
  if (fetcher.data !== done) {
    setDone(fetcher.data)
    setSeen(undefined)
    if (fetcher.data?.isDone) setTyped(undefined)
  }
  const current = String(threshold ?? '')
  return (
    <ShopForm
      fetcher={fetcher}
      method="post"
      errors={fetcher.data?.errors}
      className="gap-3"
      hidden={{ intent: 'threshold', seen: seen ?? current }}
    >
      <TextField
        name="threshold"
        label={texts.threshold}
        hint={texts.thresholdHint(shop_threshold)}
        value={typed ?? current}
        onChange={({ target }) => {
          setTyped(target.value)
          setSeen(seen ?? current)
        }}
        required={false}
        inputMode="numeric"
        autoComplete="off"
      />
      <SubmitButton weight="secondary" className="justify-self-start">
        {texts.saveThreshold}
      </SubmitButton>
    </ShopForm>
  )
}
