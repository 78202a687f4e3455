import { ArrowUpToLine, Trash2 } from 'lucide-react'
import { flushSync } from 'react-dom'
import * as texts from '#texts/product-editing'

interface ListActionsProps {
  /** What is moved or removed, such as 'variant 2'. */
  name: string
  isFirst: boolean
  toFront: () => void
  remove: () => void
}

const look =
  'inline-flex min-h-11 items-center gap-1.5 rounded-control px-3 font-medium text-muted text-sm transition-colors hover:bg-sunken hover:text-ink'

/** What can be done with one of several things in a list. They stand in `fieldset`s, and those in a list that can take the focus. */
export function ListActions({ name, isFirst, toFront, remove }: ListActionsProps) {
  function moveToFront({ currentTarget }: React.MouseEvent) {
    const thing = currentTarget.closest('fieldset')
    flushSync(toFront)
    // It may be out of sight now, and this button is gone.
    thing?.focus()
  }

  function removeIt({ currentTarget }: React.MouseEvent) {
    const list = currentTarget.closest<HTMLElement>('[data-list]')
    flushSync(remove)
    list?.focus({ preventScroll: true })
  }

  return (
    <div className="-mx-3 flex flex-wrap">
      {!isFirst && (
        <button type="button" onClick={moveToFront} aria-label={texts.moveToTheFront(name)} className={look}>
          <ArrowUpToLine aria-hidden="true" className="size-4.5" />
          {texts.toTheFront}
        </button>
      )}
      <button type="button" onClick={removeIt} aria-label={texts.removeNamed(name)} className={look}>
        <Trash2 aria-hidden="true" className="size-4.5" />
        {texts.remove}
      </button>
    </div>
  )
}
