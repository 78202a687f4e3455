import { useEffect, useRef } from 'react'
import { Form, useLocation, useNavigation } from 'react-router'
import { SearchField } from '../../../ui/fields/search-field.tsx'

/** A hand that types goes on sooner. */
const PAUSE_MS = 250

interface TableSearchProps {
  /** What it is called in the address. */
  name: string
  label: string
  /** What the table is narrowed by now. */
  words: string
  maxLength: number
  /** Goes to what is found by these words. */
  find: (words: string) => void
  /** Whoever comes here by mouse mostly looks for one thing, and may type at once; a keyboard would cover half of a phone. */
  takesFocus?: boolean
  className?: string
}

/** The field by which a table of the staff is narrowed, while somebody types. */
export function TableSearch({ name, label, words, maxLength, find, takesFocus, className = '' }: TableSearchProps) {
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(pause.current), [])
  const { location: next } = useNavigation()
  const { pathname } = useLocation()
  // Whoever is on the way to another screen is not brought back by what they have typed before.
  useEffect(() => {
    if (next && next.pathname !== pathname) clearTimeout(pause.current)
  }, [next, pathname])
  // On a busy machine the pause may end before they are known to be on the way.
  useEffect(() => {
    const leaves = ({ target, metaKey, ctrlKey, shiftKey }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('a') : null
      const opensBeside = metaKey || ctrlKey || shiftKey
      if (link && !opensBeside && link.pathname !== pathname) clearTimeout(pause.current)
    }
    document.addEventListener('click', leaves, { capture: true })
    return () => document.removeEventListener('click', leaves, { capture: true })
  }, [pathname])
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (!takesFocus) return
    // Behind the frame, which moves the focus to what is new; and never away from something that has it.
    const turn = requestAnimationFrame(() => {
      if (matchMedia('(pointer: fine)').matches && document.activeElement?.matches('body, main, #screen'))
        form.current?.querySelector('input')?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(turn)
  }, [takesFocus])
  return (
    <Form
      ref={form}
      className={`min-w-0 flex-1 ${className}`}
      onSubmit={(event) => {
        event.preventDefault()
        clearTimeout(pause.current)
        find(String(new FormData(event.currentTarget).get(name)).trim())
      }}
    >
      <SearchField
        className="w-full min-w-0"
        name={name}
        defaultValue={words}
        onChange={({ target }) => {
          clearTimeout(pause.current)
          pause.current = setTimeout(() => find(target.value.trim()), PAUSE_MS)
        }}
        maxLength={maxLength}
        aria-label={label}
        placeholder={label}
      />
    </Form>
  )
}
