import { Plus } from 'lucide-react'
import { useCallback, useEffect, useState } from 'react'
import { useFetcher, useSearchParams } from 'react-router'
import { texts } from '#texts/core/admin-kit/resource'
import { pagesOf } from '../../../../../lib/page-of.contract.ts'
import { Button } from '../../../../ui/button.tsx'
import { Pages } from '../../../../ui/pages.tsx'
import { EmptyState } from '../../lists/empty-state.tsx'
import { ResultCount } from '../../lists/result-count.tsx'
import { ConflictMessage } from '../conflict-message.tsx'
import { BulkBar } from './bulk-bar.tsx'
import { ListCell } from './list-cell.tsx'
import { downloadCsv } from './list-csv.ts'
import { ListToolbar } from './list-toolbar.tsx'
import { inViewOrder, isListed, LIST_PAGE_SIZE, readListView } from './list-view.ts'
import { ResourceForm } from './resource-form.tsx'
import type { BulkOption, BulkRecord, FormOfTexts, ResourceOptions } from './resource-options.ts'
import { ResourceRow } from './resource-row.tsx'
import { ResourceTable } from './resource-table.tsx'
import { REMOVE, type ResourceIntent } from './save-resource.tsx'

/** A record in a list. */
export interface ListedRecord {
  /** Null for one without an own row, such as in-store collection, or a manufacturer without contact details. */
  id: number | null
  version: number
}

/** A record when its form was opened, and its place in the list. */
interface Edited<Item> {
  item: Item
  index: number
}

interface ResourceListProps<Data, Item, Form extends FormOfTexts> {
  options: ResourceOptions<Data, Item, Form>
  items: readonly Item[]
  /** The number of records on all pages; undefined for a complete list. */
  count?: number | undefined
}

/** The form for new records and the list with the forms of edited ones. */
export function ResourceList<Data, Item extends ListedRecord, Form extends FormOfTexts>({
  options,
  items,
  count,
}: ResourceListProps<Data, Item, Form>) {
  const isComplete = count === undefined
  const { texts: own, keyOf = ({ id }) => String(id), form, fields, values, name, summary = name } = options
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

  const [query] = useSearchParams()
  const view = readListView(query, options)
  const isFiltered = view.words !== '' || Object.keys(view.filters).length > 0
  const matching = isComplete ? rows.filter((item) => isListed(item, view, options) || isEdited(item)) : rows
  const listed = isComplete ? inViewOrder(matching, view, options) : rows
  const columns = Object.entries(options.columns).filter(([, { isHidden }]) => !isHidden)

  const exporting = useFetcher()
  const downloadAll = () =>
    void exporting.submit({ intent: 'export' satisfies ResourceIntent, query: String(query) }, { method: 'post' })

  const actions = bulkOptionsOf(options)
  const isSelectable = (item: Item) => Object.values(actions).some(({ applies = () => true }) => applies(item))
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const clear = useCallback(() => setTicked(new Set()), [])
  const tick = (some: readonly Item[], isTicked: boolean) => {
    const keys = some.map(keyOf)
    setTicked(new Set(isTicked ? [...ticked, ...keys] : [...ticked].filter((key) => !keys.includes(key))))
  }
  const selectable = listed.filter(isSelectable)
  // Records that the search or a filter hides are not part of a bulk action.
  const selected = selectable.filter((item) => ticked.has(keyOf(item)))
  const recordOf = (item: Item): BulkRecord => {
    return { key: keyOf(item), id: String(item.id), version: String(item.version) }
  }

  function formOf(item: Item) {
    const opened = edited.find((one) => isSame(one.item, item))?.item
    if (!opened || !form || !fields || !values) return undefined
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
        {Object.values(fields).includes('hidden') && (
          <h2 className="mb-3 font-medium text-base wrap-anywhere">{name(item)}</h2>
        )}
        {/* Keeps the typed text and submits it under the current version, which is shown above. */}
        <ResourceForm
          options={{ form, fields }}
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
      <ListToolbar
        options={options}
        view={view}
        download={isComplete ? () => downloadCsv(own.title, listed, options) : downloadAll}
        isDownloading={exporting.state !== 'idle'}
        isEmpty={items.length === 0 && !isFiltered}
      >
        <ResultCount>
          {!isComplete
            ? own.count(count)
            : isFiltered
              ? texts.countMatching(matching.length, items.length)
              : view.sort
                ? texts.listed(items.length)
                : own.count(items.length)}
        </ResultCount>
      </ListToolbar>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {listed.length === 0 ? (
        <EmptyState>{isFiltered ? texts.noMatch : own.empty}</EmptyState>
      ) : (
        <ResourceTable
          title={own.title}
          columns={columns}
          view={view}
          hasPages={!isComplete && count > LIST_PAGE_SIZE}
          selection={
            selectable.length > 0
              ? { isTicked: selected.length === selectable.length, change: (isTicked) => tick(selectable, isTicked) }
              : undefined
          }
        >
          {listed.map((item) => {
            const index = rows.indexOf(item)
            const open = () => edit(item, index)
            return (
              <ResourceRow
                key={keyOf(item)}
                name={name(item)}
                hasSelection={selectable.length > 0}
                selection={
                  isSelectable(item)
                    ? { isTicked: ticked.has(keyOf(item)), change: (isTicked) => tick([item], isTicked) }
                    : undefined
                }
                edit={!form || options.canEdit?.(item) === false ? undefined : open}
                removal={actions[REMOVE]?.applies?.(item) ? recordOf(item) : undefined}
                move={isFiltered || view.sort || !move ? undefined : { up: move(index, -1), down: move(index, 1) }}
                form={formOf(item)}
                cells={columns.map(([key, column], place) => ({
                  key,
                  isNumber: column.isNumber ?? false,
                  content: (
                    <ListCell
                      column={column}
                      item={item}
                      to={place === 0 ? options.to?.(item) : undefined}
                      edit={open}
                    />
                  ),
                }))}
              />
            )
          })}
        </ResourceTable>
      )}
      {!isComplete && (
        <Pages page={Number(view.page)} pages={pagesOf(count, LIST_PAGE_SIZE)} label={texts.pages(own.title)} />
      )}
      {selected.length > 0 && <BulkBar selected={selected} actions={actions} recordOf={recordOf} clear={clear} />}
    </>
  )
}

/** Returns the bulk actions of a resource. Deletion is one of them if the API has it. */
function bulkOptionsOf<Data, Item, Form extends FormOfTexts>({
  calls,
  bulk = {},
  canRemove = () => true,
  removesInBulk = false,
}: ResourceOptions<Data, Item, Form>): Readonly<Record<string, BulkOption<Item>>> {
  if (!calls.bulk) return {}
  if (!calls.remove && !removesInBulk) return bulk
  return { ...bulk, [REMOVE]: { label: texts.deleteSelected, done: texts.deleted, applies: canRemove } }
}

interface AddFormProps<Data, Item, Form extends FormOfTexts> {
  options: ResourceOptions<Data, Item, Form>
  title: string
}

function AddForm<Data, Item, Form extends FormOfTexts>({ options, title }: AddFormProps<Data, Item, Form>) {
  const [query, setQuery] = useSearchParams()
  const values = options.initialValues?.(query) ?? {}
  const clear = () => setQuery({}, { replace: true, preventScrollReset: true })
  const { form, fields } = options
  if (!form || !fields) return null
  const content = (
    <>
      {options.texts.addHint && <p className="mt-1 text-muted text-sm">{options.texts.addHint}</p>}
      <div className="mt-4 max-w-3xl">
        <ResourceForm
          key={JSON.stringify(values)}
          options={{ form, fields }}
          intent="add"
          values={{ ...options.defaults, ...values }}
          done={Object.keys(values).length > 0 ? clear : undefined}
        />
      </div>
    </>
  )
  if (options.isAddCollapsed)
    return (
      <details className="group mb-6 rounded-card border border-line bg-surface">
        <summary className="flex min-h-12 cursor-pointer items-center gap-2 px-4 font-medium sm:px-5">
          <Plus aria-hidden="true" className="size-5 transition-transform group-open:rotate-45" />
          {title}
        </summary>
        <div className="px-4 pb-5 sm:px-5">{content}</div>
      </details>
    )
  return (
    <section aria-labelledby="add" className="mb-6 rounded-card border border-line bg-surface p-4 shadow-card sm:p-5">
      <h2 id="add" className="text-lg">
        {title}
      </h2>
      {content}
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
