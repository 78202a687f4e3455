import { useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { texts } from '#texts/content/menus/editor'
import { useOwnLeaveProtection } from '../../../core/admin-kit/leave-protection.tsx'
import { ConflictMessage } from '../../../core/admin-kit/resource/conflict-message.tsx'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import type { EditedMenus } from '../edit-menus.contract.ts'
import {
  areSame,
  type Entry,
  type EntryPlace,
  editableMenus,
  entriesAt,
  type ListPlace,
  type Menus,
  mayBeAt,
  menusBody,
  nameOf,
  placed,
  placeOf,
  removed,
} from './edited-menus.ts'
import { EntryDialog } from './entry-dialog.tsx'
import { MenuActionsContext } from './entry-list.tsx'
import { MenuSections } from './menu-sections.tsx'
import type { MenusNotSaved } from './save-menus.ts'

/** The dialog of a new or existing entry. */
type OpenDialog = { entry: Entry | undefined; at: ListPlace }

/** The editor of all menus. Changes are saved together. */
export function MenusEditor({ loaded }: { loaded: EditedMenus }) {
  const fetcher = useFetcher<MenusNotSaved>()
  const [known, setKnown] = useState(loaded)
  const [menus, setMenus] = useState(() => editableMenus(loaded))
  const [dialog, setDialog] = useState<OpenDialog>()
  const [announcement, announce] = useState('')
  const [dragged, setDragged] = useState<number>()
  const [refused, setRefused] = useState<Menus>()
  // A ref, because drop events can arrive before the next render.
  const held = useRef<number>(undefined)
  const theirs = fetcher.data?.theirs
  const isConflict = theirs !== undefined && theirs.version !== known.version
  const isPending = fetcher.state !== 'idle'
  const isChanged = !areSame(menus, editableMenus(known))
  useOwnLeaveProtection(isChanged && !isPending, texts.notSavedNote)

  function begin(next: EditedMenus) {
    setKnown(next)
    setMenus(editableMenus(next))
  }
  // Other data of the screen, such as after a reload of the list, replaces only unchanged menus.
  const latest = useRef(isChanged)
  useEffect(() => {
    latest.current = isChanged
  }, [isChanged])
  useEffect(() => {
    if (latest.current) return
    setKnown(loaded)
    setMenus(editableMenus(loaded))
  }, [loaded])

  function move(entry: Entry, to: EntryPlace) {
    setMenus((now) => placed(now, entry, to))
    announce(texts.nowAt(nameOf(entry), to.index + 1))
  }
  function remove(entry: Entry) {
    const at = placeOf(menus, entry.key)
    if (!at) return
    setMenus((now) => removed(now, entry.key))
    const restore = () => setMenus((now) => (isThere(now, at) ? placed(now, entry, at) : now))
    toast({ kind: 'success', text: texts.removed(nameOf(entry)), action: <UndoRemoval undo={restore} /> })
  }
  function apply(entry: Entry, to: ListPlace) {
    const at = placeOf(menus, entry.key)
    const index = at?.above === to.above ? at.index : entriesAt(menus, to).length
    setMenus((now) => placed(now, entry, { ...to, index }))
    setDialog(undefined)
  }
  function add(at: ListPlace) {
    const isFull = !(['link', 'heading'] as const).some((kind) => mayBeAt(menus, { kind, links: [] }, at))
    if (isFull) toast({ kind: 'warning', text: texts.isFull, isOfScreen: true })
    else setDialog({ entry: undefined, at })
  }
  function drag(key: number | undefined) {
    held.current = key
    setDragged(key)
  }
  const entryHeld = () => {
    const at = held.current === undefined ? undefined : placeOf(menus, held.current)
    return at && entriesAt(menus, at)[at.index]
  }
  const mayDrop = (to: ListPlace) => {
    const entry = entryHeld()
    return entry !== undefined && placeOf(menus, entry.key)?.menu === to.menu && mayBeAt(menus, entry, to)
  }
  function drop(to: EntryPlace) {
    const entry = entryHeld()
    drag(undefined)
    if (entry && mayDropEntry(menus, entry, to)) move(entry, to)
  }
  function save() {
    setRefused(menus)
    const version = isConflict ? theirs.version : known.version
    void fetcher.submit({ version, ...menusBody(menus) }, { method: 'put', encType: 'application/json' })
  }

  return (
    <MenuActionsContext
      value={{ move, remove, edit: (entry) => setDialog({ entry, at: ROOT }), add, dragged, drag, drop, mayDrop }}
    >
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {isConflict && <ConflictMessage text={texts.changedMeanwhile} discard={() => begin(theirs)} />}
      {/* After a change, the errors may be about entries that were moved or removed. */}
      {(refused === menus ? fetcher.data?.errors : undefined)?.map((error) => (
        <p key={error} role="alert" className="rounded-control bg-danger-soft px-4 py-3 text-danger text-sm">
          {error}
        </p>
      ))}
      <div inert={isPending} className={isPending ? 'opacity-60' : ''}>
        <MenuSections menus={menus} />
      </div>
      <SaveBar {...{ isChanged, isPending, save }} discard={() => begin(isConflict ? theirs : known)} />
      {dialog && (
        <EntryDialog
          menus={menus}
          choices={known.choices}
          entry={dialog.entry}
          at={dialog.at}
          done={apply}
          close={() => setDialog(undefined)}
        />
      )}
    </MenuActionsContext>
  )
}

const ROOT: ListPlace = { menu: 'shop', above: null }

const isThere = (menus: Menus, { menu, above }: ListPlace) =>
  above === null || menus[menu].some(({ key }) => key === above)

const mayDropEntry = (menus: Menus, entry: Entry, to: EntryPlace) =>
  placeOf(menus, entry.key)?.menu === to.menu && mayBeAt(menus, entry, to)

interface SaveBarProps {
  isChanged: boolean
  isPending: boolean
  save: () => void
  discard: () => void
}

function SaveBar({ isChanged, isPending, save, discard }: SaveBarProps) {
  return (
    <div className="bottom-bar flex flex-wrap items-center gap-3">
      <Button
        onClick={() => isChanged && !isPending && save()}
        aria-disabled={!isChanged || isPending}
        className="aria-disabled:opacity-55"
      >
        {texts.save}
      </Button>
      {isChanged && !isPending && (
        <Button weight="quiet" onClick={discard}>
          {texts.discard}
        </Button>
      )}
      <p role="status" className="text-muted text-sm">
        {isPending ? texts.saving : isChanged ? texts.unsaved : ''}
      </p>
    </div>
  )
}

function UndoRemoval({ undo }: { undo: () => void }) {
  const [isDone, setDone] = useState(false)
  return (
    <button
      type="button"
      disabled={isDone}
      onClick={() => {
        setDone(true)
        undo()
      }}
      className="min-h-11 font-medium text-accent underline underline-offset-4 disabled:opacity-55 md:min-h-6"
    >
      {texts.undo}
    </button>
  )
}
