import { Pencil, Trash2 } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { useFetcher } from 'react-router'
import { texts } from '#texts/core/admin-kit/resource'
import { IconButton } from '../../../../ui/button.tsx'
import { MoveButtons } from '../../../../ui/move-buttons.tsx'
import { RowCheckbox } from '../../../../ui/table/row-checkbox.tsx'
import { useFocusTransfer } from '../../lists/result-count.tsx'
import { useFocusRestore } from '../../lists/use-focus-restore.ts'
import type { BulkRecord } from './resource-options.ts'
import { bulkForm, REMOVE } from './save-resource.tsx'

interface ResourceRowProps {
  name: string
  /** Whether the list has records that can be selected. */
  hasSelection: boolean
  /** The selection; undefined if the record cannot be selected. */
  selection: { isTicked: boolean; change: (isTicked: boolean) => void } | undefined
  /** Opens the form; undefined if the record cannot be edited here. */
  edit: (() => void) | undefined
  /** The record for its deletion; undefined if it cannot be deleted. */
  removal: BulkRecord | undefined
  /** Moves the record; undefined if staff do not order records. */
  move: { up: (() => void) | undefined; down: (() => void) | undefined } | undefined
  /** The open form, which replaces the record. */
  form: ReactNode
  /** The cells. The first one is the name of the record. */
  cells: readonly { key: string; isNumber: boolean; content: ReactNode }[]
}

/** A record in the list with its buttons. On phones its cells are below each other. */
export function ResourceRow({ name, hasSelection, selection, edit, removal, move, form, cells }: ResourceRowProps) {
  const row = useRef<HTMLTableRowElement>(null)
  useFocusTransfer(row)
  const pencil = useFocusRestore(Boolean(form))
  const [first, ...others] = cells
  if (form)
    return (
      <tr ref={row} className="max-md:block">
        <td colSpan={cells.length + 2} className="p-4 max-md:block sm:px-5">
          {form}
        </td>
      </tr>
    )
  return (
    <tr
      ref={row}
      className={`hover:bg-sunken/50 has-[td:first-child_input:checked]:bg-sunken max-md:grid max-md:py-2 max-md:pr-3 md:align-middle ${hasSelection ? 'max-md:grid-cols-[2.75rem_minmax(0,1fr)]' : 'max-md:grid-cols-[1rem_minmax(0,1fr)]'}`}
    >
      <td className="max-md:row-span-6">{selection && <RowCheckbox label={texts.select(name)} {...selection} />}</td>
      <th scope="row" className="py-3 pr-4 text-left font-medium wrap-anywhere">
        {first?.content}
      </th>
      {others.map(({ key, isNumber, content }) => (
        <td
          key={key}
          className={`wrap-anywhere max-md:col-start-2 max-md:pb-1 max-md:text-muted max-md:empty:hidden md:py-3 md:pr-4 ${isNumber ? 'tabular-nums md:text-right' : ''}`}
        >
          {content}
        </td>
      ))}
      <td className="max-md:col-start-2 md:w-px md:py-0.5 md:pr-2">
        <div className="flex max-md:-ml-2.5 md:justify-end">
          {move && <MoveButtons labels={{ up: texts.moveUp(name), down: texts.moveDown(name) }} {...move} />}
          {edit && (
            <IconButton ref={pencil} data-row-action="" label={texts.edit(name)} onClick={edit}>
              <Pencil aria-hidden="true" className="size-5" />
            </IconButton>
          )}
          {removal && <RemoveForm name={name} record={removal} />}
        </div>
      </td>
    </tr>
  )
}

function RemoveForm({ name, record }: { name: string; record: BulkRecord }) {
  const fetcher = useFetcher()
  const fields = { ...bulkForm(REMOVE, [record]), label: name }
  return (
    <IconButton
      label={texts.remove(name)}
      aria-disabled={fetcher.state !== 'idle'}
      onClick={() => fetcher.state === 'idle' && void fetcher.submit(fields, { method: 'post' })}
    >
      <Trash2 aria-hidden="true" className="size-5" />
    </IconButton>
  )
}
