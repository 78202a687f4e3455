import { FileText, Search } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { href, Link } from 'react-router'
import { texts } from '#texts/catalog/search'
import { useSharedTextLanguage } from '../../../ui/identity/shop-identity.ts'
import { Picture } from '../../../ui/images/picture.tsx'
import { PriceFrom, UnitPriceNote } from '../../pricing/product-price.tsx'
import { searchAddress } from '../search-address.ts'
import { Emphasised } from './emphasised.tsx'
import { CLOSED, LIST_ID, type SuggestionList } from './suggestion-list.ts'
import { type Suggested, useSuggestions } from './use-suggestions.ts'

interface SuggestionsProps {
  /** The search box, which is rendered before this component is loaded. */
  field: RefObject<HTMLInputElement | null>
  list: SuggestionList
  setList: (list: SuggestionList) => void
}

const NOTHING: Suggested = { typed: '', completions: [], pages: [], products: [] }

/** Suggestions below the search box: links that are reached with the arrow keys while the focus stays in the box. */
export default function Suggestions({ field, list, setList }: SuggestionsProps) {
  const [typed, setTyped] = useState('')
  const [shown, setShown] = useState(NOTHING)
  const count = countOf(shown)
  useSuggestions(typed, (suggested) => {
    setShown(suggested)
    setList({ isOpen: countOf(suggested) > 0, active: undefined })
  })

  function close() {
    setTyped('')
    setList(CLOSED)
  }
  useBox(field, {
    typed(text) {
      setTyped(text)
      if (text.trim() === '') setList(CLOSED)
    },
    left: close,
    key(event) {
      if (event.isComposing || count === 0) return
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        event.preventDefault()
        setList({ isOpen: true, active: after(list.isOpen ? list.active : undefined, event.key, count) })
      } else if (event.key === 'Escape' && list.isOpen) {
        event.preventDefault()
        close()
      } else if (event.key === 'Enter' && list.active) {
        event.preventDefault()
        document.getElementById(list.active)?.click()
      }
    },
  })

  const lang = useSharedTextLanguage()
  if (!list.isOpen) return null
  const option = (index: number) => ({ id: idOf(index), isActive: list.active === idOf(index), close })
  return (
    // The focus stays in the box, so that the user can continue typing.
    <div
      id={LIST_ID}
      role="listbox"
      aria-label={texts.suggestions}
      tabIndex={-1}
      onMouseDown={(event) => event.preventDefault()}
      className="absolute top-full right-0 z-30 mt-2 w-full md:min-w-96 max-h-[70dvh] overflow-y-auto rounded-card border border-line bg-surface p-1.5 shadow-lifted"
    >
      {shown.completions.map((words, index) => (
        <Option key={words} to={searchAddress(words)} {...option(index)}>
          <Search aria-hidden="true" className="mx-3 size-4.5 shrink-0 text-muted" />
          <span lang={lang} className="min-w-0 flex-1 wrap-anywhere">
            <Emphasised text={words} typed={shown.typed} />
          </span>
        </Option>
      ))}
      {shown.pages.map(({ slug, title }, index) => (
        <Option key={slug} to={href('/pages/:slug', { slug })} {...option(shown.completions.length + index)}>
          <FileText aria-hidden="true" className="mx-3 size-4.5 shrink-0 text-muted" />
          <span lang={lang} className="line-clamp-2 min-w-0 flex-1">
            <Emphasised text={title} typed={shown.typed} />
          </span>
        </Option>
      ))}
      {shown.products.map(
        ({ id, slug, title, price, is_lowest_price, unit_price, thumbnail, matching_variant: variant }, index) => (
          <Option
            key={id}
            to={href('/products/:slug', { slug }) + (variant ? `?variant=${variant}` : '')}
            {...option(shown.completions.length + shown.pages.length + index)}
          >
            <Picture image={thumbnail} alt="" sizes="48px" widest={320} className="w-12 shrink-0 rounded" />
            <span lang={lang} className="line-clamp-2 min-w-0 flex-1">
              <Emphasised text={title} typed={shown.typed} />
            </span>
            <span className="text-right">
              <PriceFrom price={price} isLeast={is_lowest_price} className="text-muted" />
              <UnitPriceNote of={unit_price} className="block text-xs" />
            </span>
          </Option>
        ),
      )}
    </div>
  )
}

interface OptionProps {
  id: string
  to: string
  isActive: boolean
  close: () => void
  children: ReactNode
}

function Option({ id, to, isActive, close, children }: OptionProps) {
  return (
    <Link
      id={id}
      to={to}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      onClick={close}
      className="flex min-h-11 items-center gap-3 rounded-control px-2 py-1.5 text-sm hover:bg-sunken aria-selected:bg-accent-soft"
    >
      {children}
    </Link>
  )
}

interface BoxEvents {
  typed: (text: string) => void
  key: (event: KeyboardEvent) => void
  left: () => void
}

/** Listens to the search box, which may contain text before this component is loaded. */
function useBox(field: RefObject<HTMLInputElement | null>, events: BoxEvents): void {
  const typed = useEffectEvent(() => events.typed(field.current?.value ?? ''))
  const key = useEffectEvent(events.key)
  const left = useEffectEvent(events.left)
  useEffect(() => {
    const box = field.current
    const listening = new AbortController()
    const { signal } = listening
    box?.addEventListener('input', () => typed(), { signal })
    box?.addEventListener('keydown', (event) => key(event), { signal })
    box?.addEventListener('blur', () => left(), { signal })
    box?.form?.addEventListener('submit', () => left(), { signal })
    if (box?.value !== box?.defaultValue) typed()
    return () => listening.abort()
  }, [field])
}

const countOf = ({ completions, pages, products }: Suggested) => completions.length + pages.length + products.length

const idOf = (index: number) => `${LIST_ID}-${index}`

/** Returns the next suggestion in the direction of an arrow; undefined for the box itself after either end. */
function after(active: string | undefined, arrow: 'ArrowDown' | 'ArrowUp', count: number): string | undefined {
  const at = active === undefined ? -1 : Number(active.slice(LIST_ID.length + 1))
  const next = at + (arrow === 'ArrowDown' ? 1 : -1)
  if (next === -2) return idOf(count - 1)
  return next === -1 || next === count ? undefined : idOf(next)
}
