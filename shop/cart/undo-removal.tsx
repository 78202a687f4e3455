import { useFetcher } from 'react-router'
import type { CartItem } from '../session/session.contract.ts'
import { AddFields } from './add-form.tsx'
import { ADD, keyOfLine } from './wanted.ts'

/** Puts a removed line back as it was. */
export function UndoRemoval({ line }: { line: CartItem }) {
  const fetcher = useFetcher({ key: keyOfLine(line.variant) })
  return (
    <fetcher.Form {...ADD} defaultShouldRevalidate={false}>
      <AddFields wanted={[line]} />
      <button type="submit" className="min-h-11 font-medium text-accent underline underline-offset-4 md:min-h-6">
        Undo
      </button>
    </fetcher.Form>
  )
}
