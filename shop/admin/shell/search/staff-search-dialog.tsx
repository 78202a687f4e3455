import { Search, X } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { Link } from 'react-router'
import { texts } from '#texts/admin/shell'
import type { StaffRole } from '../../../../lib/staff/staff-role.ts'
import { IconButton } from '../../../ui/button.tsx'
import { Picture } from '../../../ui/images/picture.tsx'
import { Modal } from '../../../ui/overlays/modal.tsx'
import { useWaiting } from '../waiting/use-waiting.ts'
import { SHORTCUTS } from './screens-by-name.ts'
import { groupSearchResults, type SearchResult } from './search-results.ts'
import { useStaffSearch } from './use-staff-search.ts'

const LIST = 'staff-found'
const idOf = (index: number) => `${LIST}-${index}`

interface StaffSearchProps {
  role: StaffRole | undefined
  close: () => void
  showShortcuts: () => void
}

/**
 * The staff search over all kinds of data. The focus stays in the box; arrow keys select, Enter opens, Escape closes.
 */
export default function StaffSearchDialog({ role, close, showShortcuts }: StaffSearchProps) {
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(0)
  const { found, state } = useStaffSearch(typed)
  const groups = groupSearchResults(typed, found, role, useWaiting())
  const count = groups.reduce((sum, { results }) => sum + results.length, 0)
  const current = Math.min(active, count - 1)

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    // By default, Escape in a search box would only clear it.
    if (event.key === 'Escape') {
      event.preventDefault()
      close()
    }
    if (count === 0) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined) {
      event.preventDefault()
      const next = (current + step + count) % count
      setActive(next)
      document.getElementById(idOf(next))?.scrollIntoView({ block: 'nearest' })
    } else if (event.key === 'Enter') {
      event.preventDefault()
      document.getElementById(idOf(current))?.click()
    }
  }

  let index = 0
  return (
    <Modal
      close={close}
      aria-label={texts.searchTheAdmin}
      onClick={({ target, currentTarget }) => target === currentTarget && close()}
      className="mx-auto mt-2 mb-auto w-full max-w-[min(40rem,calc(100vw-1rem))] overflow-hidden rounded-card border border-line bg-surface p-0 shadow-lifted sm:mt-[10vh]"
    >
      <div className="flex items-center gap-2 border-line border-b pr-2 pl-4">
        <Search aria-hidden="true" className="size-5 shrink-0 text-muted" />
        <input
          type="search"
          role="combobox"
          aria-label={texts.ordersProductsCustomers}
          aria-autocomplete="list"
          aria-expanded={count > 0}
          aria-controls={LIST}
          aria-activedescendant={count > 0 ? idOf(current) : undefined}
          placeholder={texts.ordersProductsCustomers}
          autoComplete="off"
          enterKeyHint="go"
          maxLength={100}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value)
            setActive(0)
          }}
          onKeyDown={onKeyDown}
          className="h-14 min-w-0 flex-1 bg-transparent text-base outline-none placeholder:text-muted [&::-webkit-search-cancel-button]:hidden"
        />
        <IconButton label={texts.closeSearch} onClick={close}>
          <X aria-hidden="true" className="size-5" />
        </IconButton>
      </div>
      <p role="status" className="sr-only">
        {state === 'answered' && typed.trim() && texts.foundInAll(count)}
      </p>
      {state === 'failed' && <p className="px-4 pt-3 text-danger text-sm">{texts.serverNotResponding}</p>}
      {count === 0 && state === 'answered' && <p className="px-4 py-8 text-center text-muted">{texts.nothingFound}</p>}
      <div
        id={LIST}
        role="listbox"
        aria-label={texts.found}
        tabIndex={-1}
        onMouseDown={(event) => event.preventDefault()}
        className="max-h-[min(32rem,calc(100dvh-6rem))] overflow-y-auto overscroll-contain p-1.5 empty:hidden"
      >
        {groups.map(({ name, results }) => (
          // biome-ignore lint/a11y/useSemanticElements: a listbox cannot contain a fieldset
          <div key={name} role="group" aria-label={name} className="pb-1.5">
            <p aria-hidden="true" className="px-2.5 pt-2 pb-1 font-medium text-muted text-xs">
              {name}
            </p>
            {results.map((result) => {
              const id = idOf(index)
              const isActive = index === current
              index += 1
              const follow = result.to === SHORTCUTS ? showShortcuts : close
              return <Found key={result.to + result.name} result={result} id={id} isActive={isActive} follow={follow} />
            })}
          </div>
        ))}
      </div>
    </Modal>
  )
}

interface FoundProps {
  result: SearchResult
  id: string
  isActive: boolean
  follow: () => void
}

function Found({ result: { to, name, about, image }, id, isActive, follow }: FoundProps) {
  const option = {
    id,
    role: 'option',
    'aria-selected': isActive,
    tabIndex: -1,
    onClick: follow,
    className:
      'flex min-h-11 w-full items-center gap-3 rounded-control px-2.5 py-1.5 text-left text-sm hover:bg-sunken aria-selected:bg-accent-soft aria-selected:outline aria-selected:outline-transparent',
  }
  const inside = (
    <>
      {image && <Picture image={image} alt="" sizes="40px" widest={320} className="w-10 shrink-0 rounded" />}
      <span className="min-w-0 flex-1 wrap-anywhere">{name}</span>
      {about && <span className="min-w-0 max-w-[55%] truncate text-muted">{about}</span>}
    </>
  )
  if (to === SHORTCUTS)
    return (
      <button type="button" {...option}>
        {inside}
      </button>
    )
  return (
    <Link to={to} {...option}>
      {inside}
    </Link>
  )
}
