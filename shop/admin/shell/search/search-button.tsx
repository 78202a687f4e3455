import { Search } from 'lucide-react'
import * as texts from '#texts/admin/shell'
import { useHydrated } from '../../../ui/use-hydrated.ts'

interface SearchButtonProps {
  open: () => void
  /** `bar`: with name and shortcut, next to the page; `row`: the icon only, above the page. */
  place: 'bar' | 'row'
}

/** Opens the staff search. */
export function SearchButton({ open, place }: SearchButtonProps) {
  const isApple = useHydrated() && /Mac|iPhone|iPad/.test(navigator.userAgent)
  if (place === 'row')
    return (
      <button
        type="button"
        onClick={open}
        aria-label={texts.searchTheAdmin}
        className="grid size-11 shrink-0 place-items-center rounded-control hover:bg-sunken"
      >
        <Search aria-hidden="true" className="size-5" />
      </button>
    )
  return (
    <button
      type="button"
      onClick={open}
      aria-label={texts.searchTheAdmin}
      aria-keyshortcuts={isApple ? 'Meta+K' : 'Control+K'}
      className="flex min-h-10 w-full items-center gap-3 rounded-control border border-edge bg-surface px-2.5 text-muted text-sm hover:border-ink hover:text-ink"
    >
      <Search aria-hidden="true" className="size-4.5 shrink-0" />
      <span className="staff-label">{texts.search}</span>
      <kbd className="staff-label ml-auto whitespace-nowrap font-sans text-xs">{texts.ctrlK(isApple)}</kbd>
    </button>
  )
}
