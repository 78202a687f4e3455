import { ArrowDown, ArrowUp, Pencil, Trash2 } from 'lucide-react'
import { type ComponentProps, type ReactNode, useRef } from 'react'
import { useFetcher } from 'react-router'
import * as texts from '#texts/core/admin-kit/resource'
import { IconButton } from '../../../../ui/button.tsx'
import { useFocusTransfer } from '../../lists/result-count.tsx'
import { useFocusRestore } from '../../lists/use-focus-restore.ts'
import type { ResourceIntent } from './save-resource.tsx'

interface ResourceRowProps {
  name: string
  /** Opens the form; undefined if the record cannot be edited here. */
  edit: (() => void) | undefined
  /** The values to delete the record with, and to restore it; undefined if it cannot be deleted. */
  removal: { [field: string]: string } | undefined
  /** Moves the record; undefined if staff do not order records. */
  move: { up: (() => void) | undefined; down: (() => void) | undefined } | undefined
  /** The open form, which replaces the record. */
  form: ReactNode
  children: ReactNode
}

/** A record in the list with its buttons. */
export function ResourceRow({ name, edit, removal, move, form, children }: ResourceRowProps) {
  const row = useRef<HTMLLIElement>(null)
  useFocusTransfer(row)
  const pencil = useFocusRestore(Boolean(form))
  return (
    <li ref={row} className="p-4 sm:px-5">
      {form || (
        <div className="flex items-start justify-between gap-x-3 gap-y-2 max-sm:flex-wrap">
          <div className="min-w-0 flex-1 basis-56">{children}</div>
          <div className="-my-1.5 -mr-2.5 flex shrink-0 max-sm:-ml-2.5">
            {move && (
              <>
                <Move label={texts.moveUp(name)} move={move.up} Icon={ArrowUp} />
                <Move label={texts.moveDown(name)} move={move.down} Icon={ArrowDown} />
              </>
            )}
            {edit && (
              <IconButton ref={pencil} label={texts.edit(name)} onClick={edit}>
                <Pencil aria-hidden="true" className="size-5" />
              </IconButton>
            )}
            {removal && <RemoveForm name={name} values={removal} />}
          </div>
        </div>
      )}
    </li>
  )
}

interface MoveProps {
  label: string
  move: (() => void) | undefined
  Icon: (props: ComponentProps<'svg'>) => ReactNode
}

function Move({ label, move, Icon }: MoveProps) {
  return (
    // `aria-disabled` keeps the focus at either end of the list, where `disabled` would lose it.
    <IconButton label={label} aria-disabled={!move} onClick={() => move?.()} className="aria-disabled:opacity-40">
      <Icon aria-hidden="true" className="size-5" />
    </IconButton>
  )
}

function RemoveForm({ name, values }: { name: string; values: { [field: string]: string } }) {
  const fetcher = useFetcher()
  const fields = { ...values, intent: 'remove' satisfies ResourceIntent, label: name }
  return (
    <fetcher.Form method="post">
      {Object.entries(fields).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      <IconButton type="submit" label={texts.remove(name)} aria-disabled={fetcher.state !== 'idle'}>
        <Trash2 aria-hidden="true" className="size-5" />
      </IconButton>
    </fetcher.Form>
  )
}
