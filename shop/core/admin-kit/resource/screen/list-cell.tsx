import { Link } from 'react-router'
import type { ListColumn } from './list-view.ts'

interface ListCellProps<Item> {
  column: ListColumn<Item>
  item: Item
  /** The address that the cell links. */
  to?: string | undefined
  /** Opens the form of the record. */
  edit: () => void
}

/** The content of a cell. */
export function ListCell<Item>({ column, item, to, edit }: ListCellProps<Item>) {
  if (column.onPhone) {
    const text = column.cell?.(item, edit) ?? String(column.value(item))
    return (
      <>
        <span className="max-md:hidden">{text}</span>
        <span className="md:hidden">{column.onPhone(text, item)}</span>
      </>
    )
  }
  const { value, cell, badgeColors } = column
  const content = cell ? cell(item, edit) : value(item)
  if (to !== undefined)
    return (
      <Link to={to} data-row-action="" className="lone-link underline-offset-4 hover:underline">
        {content}
      </Link>
    )
  if (!badgeColors) return content
  return (
    <span
      className={`inline-block whitespace-nowrap rounded-full px-3 py-0.5 font-medium text-sm ${badgeColors(item)}`}
    >
      {content}
    </span>
  )
}
