import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'

const TYPING_PAUSE_MS = 300

interface NumberFieldProps {
  name: string
  label: string
  min: number
  max: number
  step: number
  value: number
  /** Called with a valid number 300 ms after the last change, on Enter and on blur. */
  onCommit: (value: number) => void
}

/** A small number field. An invalid entry is replaced by the previous value. */
export function NumberField({ label, value, onCommit, ...input }: NumberFieldProps) {
  const [typed, setTyped] = useState<string>()
  const id = useId()

  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  const committed = useRef<string>(undefined)
  useEffect(() => () => clearTimeout(pause.current), [])

  function commitText(text: string | undefined) {
    clearTimeout(pause.current)
    const number = Number(text)
    if (text === undefined || text === committed.current || text.trim() === '' || !Number.isFinite(number)) return
    committed.current = text
    onCommit(number)
  }
  function type(text: string) {
    setTyped(text)
    clearTimeout(pause.current)
    pause.current = setTimeout(() => commitText(text), TYPING_PAUSE_MS)
  }
  function commit() {
    commitText(typed)
    committed.current = undefined
    setTyped(undefined)
  }
  /** Enter commits the value. The surrounding form is only submitted in browsers without JavaScript. */
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
        onChange={({ target }) => type(target.value)}
        onBlur={commit}
        onKeyDown={commitOnEnter}
        className="h-11 w-full rounded-control border border-edge bg-surface px-3 text-base tabular-nums"
      />
    </div>
  )
}
