import { type KeyboardEvent, useId, useState } from 'react'

interface NumberFieldProps {
  name: string
  label: string
  min: number
  max: number
  step: number
  value: number
  /** Told when the field is left or Enter is pressed, if what it holds is a number. */
  onCommit: (value: number) => void
}

/** A small field for one number. What is no number gives way to the value that was there. */
export function NumberField({ label, value, onCommit, ...input }: NumberFieldProps) {
  const [typed, setTyped] = useState<string>()
  const id = useId()

  function commit() {
    setTyped(undefined)
    const number = Number(typed)
    if (typed !== undefined && typed.trim() !== '' && Number.isFinite(number)) onCommit(number)
  }
  /** Enter is for this field; the form around it is for browsers without script. */
  function commitOnEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter') return
    event.preventDefault()
    commit()
  }
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-muted text-xs">
        {label}
      </label>
      <input
        {...input}
        id={id}
        type="number"
        inputMode="decimal"
        autoComplete="off"
        value={typed ?? value}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={commit}
        onKeyDown={commitOnEnter}
        className="h-11 w-full rounded-control border border-edge bg-surface px-3 text-base tabular-nums"
      />
    </div>
  )
}
