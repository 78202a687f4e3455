import { useCallback, useState } from 'react'
import type { ProductDraft } from '../../drafts/product-draft.ts'

/** The keys of the expanded variants. */
export interface Folds {
  open: ReadonlySet<string>
  setOpen: (variant: string, isOpen: boolean) => void
  /** Resets the state for another draft. */
  begin: (draft: ProductDraft) => void
  /** Expands the variant that contains a field. */
  unfold: (field: string) => void
}

/** Keeps which variants are expanded: initially only a single one. */
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
