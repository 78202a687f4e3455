import { ChevronRight } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { useRefusal } from '../../../ui/fields/form-state.ts'
import { isInSection, type SectionName, type Sections } from './use-sections.ts'

const card = 'min-w-0 rounded-card border border-line bg-surface'

interface FormPartProps {
  name: string
  text?: string
  /** The heading is only for screen readers. */
  isPlain?: boolean
  children: ReactNode
}

/** A group of fields with its heading. */
export function FormPart({ name, text, isPlain = false, children }: FormPartProps) {
  return (
    <section aria-label={name} className={`${card} grid grid-cols-1 gap-4 p-4 sm:p-5`}>
      <div className={isPlain ? 'sr-only' : ''}>
        <h2 className="font-sans font-semibold text-base">{name}</h2>
        {text && <p className="mt-0.5 text-muted text-sm">{text}</p>}
      </div>
      {children}
    </section>
  )
}

interface CollapsiblePartProps {
  name: string
  section: SectionName
  sections: Sections
  /** One line about the values, shown while collapsed. */
  summary: string
  text?: string
  children: ReactNode
}

/** A group of fields that is collapsed to one line. It expands when one of its fields has an error. */
export function CollapsiblePart({ name, section, sections, summary, text, children }: CollapsiblePartProps) {
  const { open, setOpen } = sections
  const isOpen = open.has(section)
  const hasError = Object.keys(useRefusal().errors).some((field) => isInSection(section, field))
  useEffect(() => {
    if (hasError) setOpen(section, true)
  }, [hasError, section, setOpen])
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(section, currentTarget.open)}
      className={`${card} group/part`}
    >
      <summary className="flex min-h-13 cursor-pointer items-center gap-2.5 rounded-card px-4 py-2 sm:px-5 [&::-webkit-details-marker]:hidden">
        <h2 className="min-w-0 font-sans font-semibold text-base">{name}</h2>
        <span className="min-w-0 flex-1 truncate text-right text-muted text-sm">{!isOpen && summary}</span>
        <ChevronRight
          aria-hidden="true"
          className="size-5 shrink-0 text-muted transition-transform group-open/part:rotate-90 motion-reduce:transition-none"
        />
      </summary>
      <div className="grid grid-cols-1 gap-4 px-4 pb-5 sm:px-5">
        {text && <p className="text-muted text-sm">{text}</p>}
        {children}
      </div>
    </details>
  )
}
