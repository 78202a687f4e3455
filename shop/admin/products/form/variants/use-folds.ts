import { useCallback, useState } from 'react'
import type { ProductDraft } from '../../drafts/product-draft.ts'

/** Which variants are unfolded, by their keys. */
export interface Folds {
  open: ReadonlySet<string>
  setOpen: (variant: string, isOpen: boolean) => void
  /** Begins anew with another draft. */
  begin: (draft: ProductDraft) => void
  /** Unfolds the variant in which the field of a name is. */
  unfold: (field: string) => void
}

/** Remembers which variants are unfolded: at first only one that is alone. */
export function useFolds(draft: ProductDraft): Folds {
  const { variants } = draft
  const [open, setAll] = useState(() => openAtFirst(draft))

  const setOpen = useCallback((variant: string, isOpen: boolean) => {
    setAll((before) => {
      const next = new Set(before)
      if (isOpen) next.add(variant)
      else next.delete(variant)
      return next
    })
  }, [])

  const unfold = useCallback(
    (field: string) => {
      const [, index] = /^variants\[(\d+)\]/.exec(field) ?? []
      const variant = variants[Number(index)]
      if (variant) setOpen(variant.key, true)
    },
    [variants, setOpen],
  )
  return { open, setOpen, begin: (draft) => setAll(openAtFirst(draft)), unfold }
}

const openAtFirst = ({ variants }: ProductDraft): ReadonlySet<string> =>
  new Set(variants.length === 1 ? variants.map(({ key }) => key) : [])
