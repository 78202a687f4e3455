import { useCallback, useState } from 'react'

/** The collapsible sections of the product form with the fields that each contains. */
const SECTIONS = {
  thumbnail: /^thumbnail/,
  shipping: /^variants\[0\]\[(weight|contents|gtin)\]$/,
  legal: /^(warnings|vat_class|withdrawal)$/,
  search: /^(slug|meta_title|meta_description)$/,
  bundle: /^frequentlyBoughtTogether/,
}
export type SectionName = keyof typeof SECTIONS

/** Returns whether the section contains the field. */
export const isInSection = (section: SectionName, field: string): boolean => SECTIONS[section].test(field)

/** The expanded sections. */
export interface Sections {
  open: ReadonlySet<SectionName>
  setOpen: (section: SectionName, isOpen: boolean) => void
  /** Expands the section that contains a field. */
  unfold: (field: string) => void
}

/** Keeps which sections are expanded: initially none. */
export function useSections(): Sections {
  const [open, setAll] = useState<ReadonlySet<SectionName>>(new Set())
  const setOpen = useCallback((section: SectionName, isOpen: boolean) => {
    setAll((before) => {
      if (before.has(section) === isOpen) return before
      const next = new Set(before)
      if (isOpen) next.add(section)
      else next.delete(section)
      return next
    })
  }, [])
  const unfold = useCallback(
    (field: string) => {
      const [section] = (Object.keys(SECTIONS) as SectionName[]).filter((name) => isInSection(name, field))
      if (section) setOpen(section, true)
    },
    [setOpen],
  )
  return { open, setOpen, unfold }
}
