import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { texts } from '#texts/ui'

const look = 'grid h-11 min-w-11 place-items-center rounded-control px-2 tabular-nums'

const PAGES = 'pages'

/** A skip link past a long list, visible when focused. */
export function SkipToPages({ pages, what }: { pages: number; what: string }) {
  if (pages < 2) return null
  return (
    <a
      href={`#${PAGES}`}
      className="sr-only z-50 rounded-control bg-accent px-4 py-3 text-on-accent focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
    >
      {texts.skipToPages(what)}
    </a>
  )
}

/** Pagination links. Each page has its own address and keeps the rest of the query. */
export function Pages({ page, pages, label }: { page: number; pages: number; label: string }) {
  if (pages < 2) return null
  return (
    <nav id={PAGES} tabIndex={-1} aria-label={label} className="mt-12 outline-none">
      <ul className="flex flex-wrap items-center justify-center gap-1">
        <Step to={page - 1} exists={page > 1} name={texts.previousPage}>
          <ChevronLeft aria-hidden="true" className="size-5" />
        </Step>
        {nearby(page, pages).map((number, index, all) => (
          <li key={number} className="flex items-center">
            {index > 0 && number - (all[index - 1] ?? 0) > 1 && (
              <span aria-hidden="true" className="px-1 text-muted">
                …
              </span>
            )}
            <PageLink number={number} current={number === page} />
          </li>
        ))}
        <Step to={page + 1} exists={page < pages} name={texts.nextPage}>
          <ChevronRight aria-hidden="true" className="size-5" />
        </Step>
      </ul>
    </nav>
  )
}

function Step({ to, exists, name, children }: { to: number; exists: boolean; name: string; children: ReactNode }) {
  const address = useAddressOfPage()
  return (
    <li>
      {exists ? (
        <Link to={address(to)} aria-label={name} title={name} className={`${look} hover:bg-sunken`}>
          {children}
        </Link>
      ) : (
        <span className={`${look} text-line`}>{children}</span>
      )}
    </li>
  )
}

function PageLink({ number, current }: { number: number; current: boolean }) {
  const address = useAddressOfPage()
  return (
    <Link
      to={address(number)}
      aria-label={texts.page(number)}
      aria-current={current ? 'page' : undefined}
      className={`${look} ${current ? 'bg-ink font-semibold text-paper' : 'hover:bg-sunken'}`}
    >
      {number}
    </Link>
  )
}

/** The first page uses the plain address, so that no page has two addresses. */
function useAddressOfPage(): (page: number) => string {
  const { pathname, search } = useLocation()
  return (page) => {
    const query = new URLSearchParams(search)
    if (page === 1) query.delete('page')
    else query.set('page', String(page))
    return query.size === 0 ? pathname : `${pathname}?${query}`
  }
}

/** Returns the first and last page and those around the current one. */
function nearby(page: number, pages: number): number[] {
  const numbers = [1, page - 1, page, page + 1, pages].filter((number) => number >= 1 && number <= pages)
  return [...new Set(numbers)].sort((one, other) => one - other)
}
