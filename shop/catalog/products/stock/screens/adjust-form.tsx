import { useState } from 'react'
import { useFetcher } from 'react-router'
import { texts } from '#texts/catalog/products/stock/screens'
import { SelectField } from '../../../../ui/fields/select-field.tsx'
import { SubmitButton } from '../../../../ui/fields/submit-button.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { ShopForm } from '../../../../ui/forms/shop-form.tsx'
import type { ProductStockDetails } from '../low-stock.contract.ts'
import { MAX_NOTE, type StaffReason } from '../stock-reasons.contract.ts'
import type { AdjustResult } from './save-stock.ts'

/** The request of a variant without a response so far. */
interface Sent {
  key: string
  /** The stock when typing began. */
  seen: number
}

/** Receives, corrects or counts the stock of a variant, with a reason and a note. */
export function AdjustForm({ variants }: Pick<ProductStockDetails, 'variants'>) {
  const fetcher = useFetcher<AdjustResult>()
  const [reason, setReason] = useState<StaffReason>('received')
  const [chosen, setChosen] = useState<number>()
  const variant = variants.find(({ id }) => id === chosen) ?? variants[0]
  const [done, setDone] = useState<AdjustResult>()
  const [key, setKey] = useState(() => crypto.randomUUID())
  // The stocks when typing began: a reload during a count must not restore pieces sold meanwhile.
  const [counted, setCounted] = useState<typeof variants>()
  // A repeated submission after a lost response has the same key and stock, also after another variant was saved.
  const [sent, setSent] = useState<Readonly<Record<number, Sent>>>({})
  if (fetcher.data !== done) {
    setDone(fetcher.data)
    if (fetcher.data) {
      const { variant: of, isDone, isLost, isKeyReused } = fetcher.data
      if (!isLost) setSent(({ [of]: _, ...others }) => others)
      if (isDone || isKeyReused) setCounted(undefined)
    }
  }
  if (!variant) return null
  const { stock } = counted?.find(({ id }) => id === variant.id) ?? variant
  const known = sent[variant.id] ?? { key, seen: stock }
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
        onSend={() => {
          setSent({ ...sent, [variant.id]: known })
          setKey(crypto.randomUUID())
        }}
        className="gap-4"
        hidden={{ key: known.key, seen: known.seen }}
      >
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
          choices={texts.ADJUSTMENTS}
          value={reason}
          onChange={({ target }) => setReason(target.value as StaffReason)}
        />
        <TextField
          name="amount"
          label={texts.QUANTITIES[reason]}
          inputMode="numeric"
          autoComplete="off"
          // After a save, the stocks are outdated until they are loaded.
          onChange={({ target }) =>
            setCounted(target.value === '' || fetcher.state === 'loading' ? undefined : (counted ?? variants))
          }
        />
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
