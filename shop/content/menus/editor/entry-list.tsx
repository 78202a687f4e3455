import { GripVertical, Pencil, Plus, X } from 'lucide-react'
import { createContext, type DragEvent, type ReactNode, use } from 'react'
import { texts } from '#texts/content/menus/editor'
import { Button, IconButton } from '../../../ui/button.tsx'
import { MoveButtons } from '../../../ui/move-buttons.tsx'
import { type Entry, type EntryPlace, isRequired, type ListPlace, nameOf } from './edited-menus.ts'

/** The actions of the editor. */
interface MenuActions {
  move: (entry: Entry, to: EntryPlace) => void
  remove: (entry: Entry) => void
  edit: (entry: Entry) => void
  add: (to: ListPlace) => void
  /** The key of the dragged entry. */
  dragged: number | undefined
  drag: (key: number | undefined) => void
  /** Moves the dragged entry before another one, or to the end of a list. */
  drop: (to: EntryPlace) => void
  mayDrop: (to: ListPlace) => boolean
}

export const MenuActionsContext = createContext<MenuActions | null>(null)

function useActions(): MenuActions {
  const actions = use(MenuActionsContext)
  if (!actions) throw new Error('A list of menu entries is outside of the editor.')
  return actions
}

interface EntryListProps {
  entries: readonly Entry[]
  at: ListPlace
  label: string
  /** Rows of fixed links before and after the entries. */
  before?: ReactNode
  after?: ReactNode
  /** Fixed links at the end of one entry's links. */
  fixedOf?: (entry: Entry) => ReactNode
  addLabel: string
}

/** A list of entries: sorted by drag and drop or arrow buttons, with nested lists. */
export function EntryList({ entries, at, label, before, after, fixedOf, addLabel }: EntryListProps) {
  const { add } = useActions()
  return (
    <div>
      <ol data-rows="" aria-label={label} className="divide-y divide-line rounded-card border border-line bg-surface">
        {before}
        {entries.map((entry, index) => (
          <EntryRow
            key={entry.key}
            entry={entry}
            at={{ ...at, index }}
            count={entries.length}
            fixed={fixedOf?.(entry)}
          />
        ))}
        {entries.length === 0 && <li className="px-4 py-3 text-muted text-sm">{texts.empty[at.menu]}</li>}
        {after}
      </ol>
      <Button weight="secondary" onClick={() => add(at)} className="mt-3">
        <Plus aria-hidden="true" className="size-5" />
        {addLabel}
      </Button>
    </div>
  )
}

interface EntryRowProps {
  entry: Entry
  at: EntryPlace
  count: number
  fixed?: ReactNode
}

function EntryRow({ entry, at, count, fixed }: EntryRowProps) {
  const { dragged, drag, drop, mayDrop, add } = useActions()
  const name = nameOf(entry)
  const hasLinks = at.menu !== 'header' && entry.kind !== 'collections'
  return (
    <li className={dragged === entry.key ? 'opacity-50' : ''}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrow buttons do the same */}
      <div
        draggable
        onDragStart={(event: DragEvent) => {
          event.dataTransfer.effectAllowed = 'move'
          event.dataTransfer.setData('text/plain', name)
          drag(entry.key)
        }}
        onDragOver={(event) => mayDrop(at) && event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault()
          drop(at)
        }}
        onDragEnd={() => drag(undefined)}
      >
        <EntryLine entry={entry} at={at} count={count} />
      </div>
      {hasLinks && (entry.links.length > 0 || fixed !== undefined || at.menu === 'footer') && (
        <ol data-rows="" aria-label={name} className="ml-6 divide-y divide-line border-line border-t border-l sm:ml-10">
          {entry.links.map((link, index) => (
            <EntryRow
              key={link.key}
              entry={link}
              at={{ menu: at.menu, above: entry.key, index }}
              count={entry.links.length}
            />
          ))}
          {fixed}
        </ol>
      )}
      {hasLinks && at.menu === 'footer' && at.above === null && (
        <div className="ml-6 border-line border-t border-l sm:ml-10">
          <Button
            weight="quiet"
            aria-label={texts.addTo(name)}
            onClick={() => add({ menu: at.menu, above: entry.key })}
            className="px-4 text-sm"
          >
            <Plus aria-hidden="true" className="size-4" />
            {texts.addLink}
          </Button>
        </div>
      )}
    </li>
  )
}

function EntryLine({ entry, at, count }: Omit<EntryRowProps, 'fixed'>) {
  const { move, remove, edit, add } = useActions()
  const { kind, label, title, to, state } = entry
  const name = nameOf(entry)
  const isColumn = at.menu === 'footer' && at.above === null && kind === 'heading'
  const details = [
    isColumn ? texts.column : texts.kinds[kind],
    ...(label && title && label !== title ? [title] : []),
    ...(kind === 'link' && to ? [to] : []),
  ]
  return (
    <div className="flex flex-wrap items-center gap-x-2 py-1.5 pr-2 pl-4 sm:flex-nowrap">
      <GripVertical aria-hidden="true" className="-ml-1 size-5 shrink-0 cursor-grab text-muted max-sm:hidden" />
      <div className="min-w-0 flex-1 basis-full py-1 sm:basis-0">
        <p className={`font-medium wrap-anywhere ${state === 'shown' ? '' : 'text-muted'}`}>{name}</p>
        <p className="text-muted text-sm wrap-anywhere">{details.join(' · ')}</p>
        {state !== 'shown' && (
          <p className="text-sm text-warn">{state === 'deleted' ? texts.isDeleted : texts.isHidden}</p>
        )}
      </div>
      <div className="-ml-3 flex shrink-0 max-sm:pb-1 sm:ml-0">
        <MoveButtons
          labels={{ up: texts.moveUp(name), down: texts.moveDown(name) }}
          up={at.index > 0 ? () => move(entry, { ...at, index: at.index - 1 }) : undefined}
          down={at.index < count - 1 ? () => move(entry, { ...at, index: at.index + 1 }) : undefined}
        />
        {at.menu === 'shop' && at.above === null && (
          <IconButton label={texts.addTo(name)} onClick={() => add({ menu: at.menu, above: entry.key })}>
            <Plus aria-hidden="true" className="size-5" />
          </IconButton>
        )}
        <IconButton label={texts.edit(name)} onClick={() => edit(entry)}>
          <Pencil aria-hidden="true" className="size-4.5" />
        </IconButton>
        {isRequired(entry) ? (
          <span className="size-11" />
        ) : (
          <IconButton label={texts.remove(name)} onClick={() => remove(entry)}>
            <X aria-hidden="true" className="size-5" />
          </IconButton>
        )}
      </div>
    </div>
  )
}

/** A link that every page has, which cannot be changed. */
export function FixedRow({ children }: { children: string }) {
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 bg-sunken px-4 py-2.5 text-muted text-sm">
      <span>{children}</span>
      <span>{texts.alwaysShown}</span>
    </li>
  )
}
