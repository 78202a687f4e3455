import { useState } from 'react'
import * as texts from '#texts/sales/cart/quantity'
import { MAX_QUANTITY } from '../../../core/auth/cart-lines/cart-item.contract.ts'
import { Button } from '../../../ui/button.tsx'
import { LAST_LISTED_QUANTITY, offeredQuantities, quantityError } from './quantity.ts'
import { refuseQuantity } from './refuse-quantity.ts'

const MORE = '20+'
const box = 'h-11 rounded-control border border-edge bg-surface px-3 tabular-nums'

interface QuantityPickerProps {
  /** Of the list or field, so that who refuses a quantity finds it. */
  id: string
  stock: number
  quantity: number
  /** What stands in the field since it was last taken; undefined when nobody has typed. */
  typed: string | undefined
  type: (text: string) => void
  change: (quantity: number) => void
  /** What there are so many of, where a screen has several. */
  of?: string
}

/** How many: 1 to 20 from a list, then '20+', which turns into a field. What stands in it counts, with or without its button. */
export function QuantityPicker(props: QuantityPickerProps) {
  const { id, stock, quantity, typed, type, change, of } = props
  const [isTyping, setTyping] = useState(false)
  const label = (
    // Where each line has one, the line says what it is.
    <label htmlFor={id} className={of ? 'sr-only' : 'text-muted text-sm'}>
      {texts.quantity}
      {of && texts.quantityOf(of)}
    </label>
  )
  if (isTyping || typed !== undefined || quantity > LAST_LISTED_QUANTITY) {
    return <QuantityField {...props} label={label} isNew={isTyping} />
  }
  function choose(entry: string) {
    if (entry !== MORE) return change(Number(entry))
    setTyping(true)
    type(String(LAST_LISTED_QUANTITY + 1))
  }
  const offered = offeredQuantities(stock)
  return (
    <div className="flex items-center gap-3">
      {label}
      <select id={id} value={quantity} onChange={({ target }) => choose(target.value)} className={`${box} min-w-20`}>
        {offered.map((number) => (
          <option key={number} value={number > LAST_LISTED_QUANTITY ? MORE : number}>
            {number > LAST_LISTED_QUANTITY ? MORE : number}
          </option>
        ))}
        {/* More than there is by now: still what was wanted, but not to be had. */}
        {!offered.includes(quantity) && (
          <option value={quantity} disabled>
            {quantity}
          </option>
        )}
      </select>
    </div>
  )
}

interface QuantityFieldProps extends QuantityPickerProps {
  label: React.ReactNode
  /** It takes the place of the list that was just used. */
  isNew: boolean
}

function QuantityField({ id, label, stock, quantity, typed, type, change, isNew }: QuantityFieldProps) {
  // Nobody is told that a number is wrong while they type it.
  const [isChecked, setChecked] = useState(false)
  const text = typed ?? String(quantity)
  const error = quantityError(text, stock)
  const shown = isChecked ? error : undefined

  function take() {
    setChecked(true)
    if (!error && typed !== undefined) change(Number(text))
  }
  function confirm(event: React.FormEvent) {
    event.preventDefault()
    take()
    if (error) refuseQuantity(id, error)
  }
  function write(entered: string) {
    setChecked(false)
    type(entered.replace(/\D/g, ''))
  }

  return (
    <form onSubmit={confirm} noValidate>
      <div className="flex flex-wrap items-center gap-3">
        {label}
        <input
          id={id}
          value={text}
          onChange={({ target }) => write(target.value)}
          onBlur={take}
          inputMode="numeric"
          autoComplete="off"
          maxLength={String(MAX_QUANTITY).length}
          // biome-ignore lint/a11y/noAutofocus: the field takes the place of the list that was just used
          autoFocus={isNew}
          onFocus={({ target }) => target.select()}
          aria-invalid={shown !== undefined}
          aria-describedby={`${id}-note`}
          className={`${box} w-24 aria-invalid:border-danger`}
        />
        <Button type="submit" weight="secondary">
          {texts.confirm}
        </Button>
      </div>
      {/* Its room is kept: what appears while a button is pressed must not move it from under the pointer. */}
      <p id={`${id}-note`} className="mt-1.5 min-h-5.5 text-sm">
        {shown && <span className="text-danger">{shown}</span>}
        {!error && Number(text) === quantity && <span className="text-good">{texts.chosen(quantity)}</span>}
      </p>
    </form>
  )
}
