import { useEffect, useState } from 'react'
import { useFetcher, useSearchParams } from 'react-router'
import * as texts from '#texts/core/admin-kit/resource'
import { Button } from '../../../../ui/button.tsx'
import { SearchField } from '../../../../ui/fields/search-field.tsx'
import { EmptyState } from '../../lists/empty-state.tsx'
import { ResultCount } from '../../lists/result-count.tsx'
import { ConflictMessage } from '../conflict-message.tsx'
import { ResourceForm } from './resource-form.tsx'
import type { FormOfTexts, ResourceOptions } from './resource-options.ts'
import { ResourceRow } from './resource-row.tsx'
import type { ResourceIntent } from './save-resource.tsx'

/** A record in a list; the id is null for one that is not stored yet. */
export interface ListedRecord {
  id: number | null
  version: number
}

/** A longer list can be filtered. */
const FILTER_ABOVE = 10

/** A record when its form was opened, and its place in the list. */
interface Edited<Item> {
  item: Item
  index: number
}

interface ResourceListProps<Data, Item, Form extends FormOfTexts> {
  options: ResourceOptions<Data, Item, Form>
  items: readonly Item[]
}

/** The form for new records and the list with the forms of edited ones. */
export function ResourceList<Data, Item extends ListedRecord, Form extends FormOfTexts>({
  options,
  items,
}: ResourceListProps<Data, Item, Form>) {
  const { texts: own, keyOf = ({ id }) => String(id), values, name, summary = name } = options
  const { shown, move, announcement } = useOrder(items, options)
  const [edited, setEdited] = useState<readonly Edited<Item>[]>([])
  const isSame = (one: Item, other: Item) => keyOf(one) === keyOf(other)
  const isEdited = (item: Item) => edited.some((one) => isSame(one.item, item))
  const edit = (item: Item, index: number) => setEdited((others) => [...others, { item, index }])
  const close = (item: Item) => setEdited((all) => all.filter((one) => !isSame(one.item, item)))
  // A record that someone else deleted stays in its place while it is edited.
  const rows = edited.reduce<readonly Item[]>(
    (all, { item, index }) => (shown.some((one) => isSame(one, item)) ? all : all.toSpliced(index, 0, item)),
    shown,
  )

  const hasFilter = items.length > FILTER_ABOVE
  const [words, setWords] = useState('')
  const isFiltered = hasFilter && words.trim() !== ''
  const listed = isFiltered
    ? rows.filter((item) => isMatch([name(item), ...Object.values(values(item))], words) || isEdited(item))
    : rows

  function formOf(item: Item) {
    const opened = edited.find((one) => isSame(one.item, item))?.item
    if (!opened) return undefined
    const isGone = !shown.some((one) => isSame(one, item))
    const discard = () => close(item)
    return (
      <>
        {(isGone || opened.version !== item.version) && (
          <div className="mb-4">
            <ConflictMessage
              text={isGone ? texts.removedMeanwhile : texts.changedMeanwhile(summary(item))}
              discard={discard}
            />
          </div>
        )}
        {Object.values(options.fields).includes('hidden') && (
          <h2 className="mb-3 font-medium text-base wrap-anywhere">{name(item)}</h2>
        )}
        {/* Keeps the typed text and submits it under the current version, which is shown above. */}
        <ResourceForm
          options={options}
          intent={isGone ? 'add' : 'change'}
          values={values(opened)}
          at={item}
          done={discard}
        >
          <Button weight="secondary" onClick={discard}>
            {texts.cancel}
          </Button>
        </ResourceForm>
      </>
    )
  }

  return (
    <>
      {own.add !== undefined && <AddForm options={options} title={own.add} />}
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <ResultCount>{isFiltered ? texts.matching(listed.length, items.length) : own.count(items.length)}</ResultCount>
        {hasFilter && (
          <SearchField
            aria-label={texts.filter}
            placeholder={texts.filter}
            value={words}
            onChange={({ target }) => setWords(target.value)}
            className="min-w-48 sm:max-w-72"
          />
        )}
      </div>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {listed.length === 0 && <EmptyState>{isFiltered ? texts.noMatch : own.empty}</EmptyState>}
      <ol className="divide-y divide-line rounded-card border border-line bg-surface empty:hidden">
        {listed.map((item) => {
          const index = rows.indexOf(item)
          return (
            <ResourceRow
              key={keyOf(item)}
              name={name(item)}
              edit={options.canEdit?.(item) === false ? undefined : () => edit(item, index)}
              removal={options.canRemove?.(item) === false ? undefined : removalOf(item, values(item))}
              move={isFiltered || !move ? undefined : { up: move(index, -1), down: move(index, 1) }}
              form={formOf(item)}
            >
              {options.row(item, () => edit(item, index))}
            </ResourceRow>
          )
        })}
      </ol>
    </>
  )
}

const isMatch = (parts: readonly string[], words: string) =>
  parts.join('\n').toLowerCase().includes(words.trim().toLowerCase())

const removalOf = ({ id, version }: ListedRecord, values: { [field: string]: string }) => ({
  ...values,
  id: String(id),
  version: String(version),
})

interface AddFormProps<Data, Item, Form extends FormOfTexts> {
  options: ResourceOptions<Data, Item, Form>
  title: string
}

function AddForm<Data, Item, Form extends FormOfTexts>({ options, title }: AddFormProps<Data, Item, Form>) {
  const [query, setQuery] = useSearchParams()
  const values = options.initialValues?.(query) ?? {}
  const clear = () => setQuery({}, { replace: true, preventScrollReset: true })
  return (
    <section aria-labelledby="add" className="mb-6 rounded-card border border-line bg-surface p-4 shadow-card sm:p-5">
      <h2 id="add" className="text-lg">
        {title}
      </h2>
      {options.texts.addHint && <p className="mt-1 text-muted text-sm">{options.texts.addHint}</p>}
      <div className="mt-4">
        <ResourceForm
          key={JSON.stringify(values)}
          options={options}
          intent="add"
          values={values}
          done={Object.keys(values).length > 0 ? clear : undefined}
        />
      </div>
    </section>
  )
}

/** Returns the records in the order shown until the server confirms it. `move` is undefined without an order. */
function useOrder<Data, Item extends ListedRecord, Form extends FormOfTexts>(
  items: readonly Item[],
  { calls, name }: ResourceOptions<Data, Item, Form>,
) {
  const fetcher = useFetcher()
  const [shown, setShown] = useState(items)
  useEffect(() => setShown(items), [items])
  const [announcement, announce] = useState('')
  const move = (index: number, by: -1 | 1) => {
    const item = shown[index]
    const to = index + by
    if (!item || to < 0 || to >= shown.length) return undefined
    return () => {
      const next = shown.toSpliced(index, 1).toSpliced(to, 0, item)
      setShown(next)
      announce(texts.nowAt(name(item), to + 1))
      const ids = JSON.stringify(next.map(({ id }) => id))
      void fetcher.submit({ intent: 'order' satisfies ResourceIntent, ids }, { method: 'post' })
    }
  }
  return calls.order ? { shown, move, announcement } : { shown: items, move: undefined, announcement }
}
