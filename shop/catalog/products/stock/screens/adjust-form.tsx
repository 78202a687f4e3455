import { useState } from 'react'
import { useFetcher } from 'react-router'
import * as texts from '#texts/catalog/products/stock/screens'
import type { ActionResult } from '../../../../ui/feedback/run-action.ts'
import { SelectField } from '../../../../ui/fields/select-field.tsx'
import { SubmitButton } from '../../../../ui/fields/submit-button.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { ShopForm } from '../../../../ui/forms/shop-form.tsx'
import type { ProductStockDetails } from '../low-stock.contract.ts'
import { MAX_NOTE, type StaffReason } from '../stock-reasons.contract.ts'

/** Receives, corrects or counts the stock of a variant, with a reason and a note. */
export function AdjustForm({ variants }: Pick<ProductStockDetails, 'variants'>) {
  const fetcher = useFetcher<ActionResult>()
  const [reason, setReason] = useState<StaffReason>('received')
  const [chosen, setChosen] = useState<number>()
  const variant = variants.find(({ id }) => id === chosen) ?? variants[0]
  const [done, setDone] = useState<ActionResult>()
  // A repeated submission after a lost response has the same key.
  const [key, setKey] = useState(() => crypto.randomUUID())
  if (fetcher.data !== done) {
    setDone(fetcher.data)
    if (fetcher.data?.isDone) setKey(crypto.randomUUID())
  }
  if (!variant) return null
  return (
    <section aria-labelledby="adjust" className="rounded-card border border-line bg-surface p-5">
      <h2 id="adjust" className="mb-4 text-lg">
        {texts.adjustStock}
      </h2>
      <ShopForm
        fetcher={fetcher}
        method="post"
        errors={fetcher.data?.errors}
        emptyAfter={fetcher.data?.isDone && fetcher.data}
        className="gap-4"
      >
        <input type="hidden" name="key" value={key} />
        <input type="hidden" name="seen" value={variant.stock} />
        {variants.length > 1 ? (
          <SelectField
            name="variant"
            label={texts.variant}
            choices={variants.map(({ id, name, stock }) => [id, texts.variantAndStock(name, stock)] as const)}
            value={variant.id}
            onChange={({ target }) => setChosen(Number(target.value))}
          />
        ) : (
          <input type="hidden" name="variant" value={variant.id} />
        )}
        <SelectField
          name="reason"
          label={texts.reason}
          choices={texts.DEEDS}
          value={reason}
          onChange={({ target }) => setReason(target.value as StaffReason)}
        />
        <TextField name="amount" label={texts.QUANTITIES[reason]} inputMode="numeric" autoComplete="off" />
        <TextField
          name="note"
          label={texts.note}
          hint={texts.noteHint}
          required={false}
          maxLength={MAX_NOTE}
          autoComplete="off"
        />
        <SubmitButton className="justify-self-start">{texts.save}</SubmitButton>
      </ShopForm>
    </section>
  )
}
