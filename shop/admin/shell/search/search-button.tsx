import { Search } from 'lucide-react'
import { texts } from '#texts/admin/shell'
import { useHydrated } from '../../../ui/use-hydrated.ts'

/** Opens the staff search. */
export function SearchButton({ open }: { open: () => void }) {
  const isApple = useHydrated() && /Mac|iPhone|iPad/.test(navigator.userAgent)
  return (
    <button
      type="button"
      onClick={open}
      aria-label={texts.searchTheAdmin}
      aria-keyshortcuts={isApple ? 'Meta+K' : 'Control+K'}
      className="flex min-h-9 w-full pointer-coarse:min-h-11 items-center gap-3 rounded-control border border-edge bg-surface px-2.5 text-muted text-sm hover:border-ink hover:text-ink"
    >
      <Search aria-hidden="true" className="size-4.5 shrink-0" />
      <span>{texts.search}</span>
      <kbd className="ml-auto whitespace-nowrap font-sans text-xs">{texts.ctrlK(isApple)}</kbd>
    </button>
  )
}
