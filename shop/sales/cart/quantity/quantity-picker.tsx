import { useState } from 'react'
import { texts } from '#texts/sales/cart/quantity'
import { MAX_QUANTITY } from '../../../core/auth/cart-lines/cart-item.contract.ts'
import { Button } from '../../../ui/button.tsx'
import { LAST_LISTED_QUANTITY, offeredQuantities, quantityError } from './quantity.ts'
import { refuseQuantity } from './refuse-quantity.ts'

const MORE = '20+'
const box = 'h-11 rounded-control border border-edge bg-surface px-3 tabular-nums'

interface QuantityPickerProps {
  /** The id of the list or field, by which errors set the focus. */
  id: string
  stock: number
  quantity: number
  /** The text typed since the last save; undefined if nothing was typed. */
  typed: string | undefined
  type: (text: string) => void
  change: (quantity: number) => void
  /** The name of the item, for screens with several pickers. */
  of?: string
}

/**
 * The quantity: 1 to 20 from a list, then "20+", which becomes a text field. The typed number counts without pressing
 * its button.
 */
export function QuantityPicker(props: QuantityPickerProps) {
  const { id, stock, quantity, typed, type, change, of } = props
  const [isTyping, setTyping] = useState(false)
  const label = (
    // In a list of lines the line itself names the item, so the label is visually hidden.
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
        {/* Exceeds the current stock: shown as chosen but disabled. */}
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
  /** Whether it has just replaced the list. */
  isNew: boolean
}

function QuantityField({ id, label, stock, quantity, typed, type, change, isNew }: QuantityFieldProps) {
  // The error is not shown while the number is being typed.
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
      {/* Space is reserved, so that an appearing message does not move the button under the pointer. */}
      <p id={`${id}-note`} className="mt-1.5 min-h-5.5 text-sm">
        {shown && <span className="text-danger">{shown}</span>}
        {!error && Number(text) === quantity && <span className="text-good">{texts.chosen(quantity)}</span>}
      </p>
    </form>
  )
}
