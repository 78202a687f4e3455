import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import { texts } from '#texts/core/admin-kit/resource'
import { Button } from '../../../../ui/button.tsx'
import type { ActionResult } from '../../../../ui/feedback/run-action.ts'
import type { BulkOption, BulkRecord } from './resource-options.ts'
import { bulkForm, REMOVE } from './save-resource.tsx'

interface BulkBarProps<Item> {
  selected: readonly Item[]
  actions: Readonly<Record<string, BulkOption<Item>>>
  recordOf: (item: Item) => BulkRecord
  clear: () => void
}

/** The bulk actions for the selected records. Actions that apply to none of them are hidden. */
export function BulkBar<Item>({ selected, actions, recordOf, clear }: BulkBarProps<Item>) {
  const fetcher = useFetcher<ActionResult>()
  const { data, state } = fetcher
  useEffect(() => {
    if (data?.isDone && state === 'idle') clear()
  }, [data, state, clear])
  const run = (action: string, items: readonly Item[]) => {
    if (state === 'idle') void fetcher.submit(bulkForm(action, items.map(recordOf)), { method: 'post' })
  }
  const offered = Object.entries(actions)
    .map(([action, { label, applies = () => true }]) => ({ action, label, items: selected.filter(applies) }))
    .filter(({ items }) => items.length > 0)
  return (
    <section aria-label={texts.bulkActions} className="bottom-bar mt-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <p role="status" className="mr-1 font-medium tabular-nums">
          {texts.selected(selected.length)}
        </p>
        {offered.map(({ action, label, items }) => (
          <Button
            key={action}
            weight={action === REMOVE ? 'danger' : 'secondary'}
            aria-disabled={state !== 'idle'}
            onClick={() => run(action, items)}
          >
            {items.length < selected.length ? texts.actionWithCount(label, items.length) : label}
          </Button>
        ))}
        <Button weight="quiet" onClick={clear}>
          {texts.clearSelection}
        </Button>
      </div>
    </section>
  )
}
