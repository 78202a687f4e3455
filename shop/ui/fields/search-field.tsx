import { Search } from 'lucide-react'
import type { ComponentProps } from 'react'

/** A search field with an icon. All attributes of `<input>` are passed on; `className` applies to the wrapper. */
export function SearchField({ className, ...input }: Omit<ComponentProps<'input'>, 'type'> & { 'aria-label': string }) {
  return (
    <div className={`relative flex-1 ${className}`}>
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 left-3.5 size-4.5 -translate-y-1/2 text-muted"
      />
      <input
        type="search"
        autoComplete="off"
        enterKeyHint="search"
        {...input}
        className="h-11 w-full rounded-control border border-edge bg-surface pr-3 pl-10.5 text-base placeholder:text-muted"
      />
    </div>
  )
}
