import { useEffect, useRef } from 'react'
import { Form, useLocation, useNavigation } from 'react-router'
import { pathWithoutLanguage } from '../../../../lib/texts/page-paths.ts'
import { SearchField } from '../../../ui/fields/search-field.tsx'

/** Longer than the pause between two keys, in ms. */
const PAUSE_MS = 250

interface TableSearchProps {
  /** Query parameter. */
  name: string
  label: string
  /** Current value. */
  words: string
  maxLength: number
  /** Called with the search words. */
  find: (words: string) => void
  /** Focuses the field for mouse users; on a phone the keyboard would cover half the screen. */
  takesFocus?: boolean
  className?: string
}

/** A search field that filters an admin table while typing. */
export function TableSearch({ name, label, words, maxLength, find, takesFocus, className = '' }: TableSearchProps) {
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(pause.current), [])
  const { location: next } = useNavigation()
  const { pathname } = useLocation()
  // A pending search must not cancel navigation to another screen.
  useEffect(() => {
    if (next && pathWithoutLanguage(next.pathname) !== pathname) clearTimeout(pause.current)
  }, [next, pathname])
  // On a busy machine the pause may end before navigation starts.
  useEffect(() => {
    const leaves = ({ target, metaKey, ctrlKey, shiftKey }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('a') : null
      const opensBeside = metaKey || ctrlKey || shiftKey
      if (link && !opensBeside && pathWithoutLanguage(link.pathname) !== pathname) clearTimeout(pause.current)
    }
    document.addEventListener('click', leaves, { capture: true })
    return () => document.removeEventListener('click', leaves, { capture: true })
  }, [pathname])
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (!takesFocus) return
    // After the layout has moved the focus to the new screen, and never away from a focused control.
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
