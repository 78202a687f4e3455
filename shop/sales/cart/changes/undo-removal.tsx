import { useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import { texts } from '#texts/sales/cart/changes'
import { AddFields } from './add-form.tsx'
import { ADD, type CartAddition, lineFetcherKey } from './cart-form.ts'

/** The button that restores a removed line. It takes the focus if the focus was lost with the line. */
export function UndoRemoval({ line }: { line: CartAddition }) {
  const fetcher = useFetcher({ key: lineFetcherKey(line.variant) })
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (document.activeElement === document.body) button.current?.focus()
  }, [])
  return (
    <fetcher.Form {...ADD} defaultShouldRevalidate={false}>
      <AddFields wanted={[line]} />
      <button
        ref={button}
        type="submit"
        className="min-h-11 font-medium text-accent underline underline-offset-4 md:min-h-6"
      >
        {texts.undo}
      </button>
    </fetcher.Form>
  )
}
