import { useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import * as texts from '#texts/sales/cart/changes'
import { AddFields } from './add-form.tsx'
import { ADD, type CartAddition, lineFetcherKey } from './cart-form.ts'

/** Puts a removed line back as it was. It takes the focus that went with the line, unless that has another place already. */
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
