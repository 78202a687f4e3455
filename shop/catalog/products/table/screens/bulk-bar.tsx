import { useEffect, useState } from 'react'
import { href, useFetcher, useNavigate } from 'react-router'
import * as texts from '#texts/catalog/products/table'
import { Button } from '../../../../ui/button.tsx'
import { Field } from '../../../../ui/fields/field.tsx'
import { SubmitButton } from '../../../../ui/fields/submit-button.tsx'
import { ShopForm } from '../../../../ui/forms/shop-form.tsx'
import { Dialog } from '../../../../ui/overlays/dialog.tsx'
import { CollectionSelect } from './collection-select.tsx'
import type { EditOutcome } from './edit-products.ts'

type Action = keyof typeof texts.ACTIONS
const ACTIONS = Object.keys(texts.ACTIONS) as readonly Action[]
const TAKES_VALUE: readonly Action[] = ['price_percent', 'price', 'stock']

interface BulkBarProps {
  ticked: ReadonlySet<number>
  /** The listed stock of the variants. */
  seen: readonly { variant: number; stock: number }[]
  clear: () => void
}

/** Bulk actions for the selected products. */
export function BulkBar({ ticked, seen, clear }: BulkBarProps) {
  const fetcher = useFetcher<EditOutcome>()
  const navigate = useNavigate()
  const [action, setAction] = useState<Action>('hidden')
  const [collection, setCollection] = useState('')
  const [isAsking, setAsking] = useState(false)
  const ids = [...ticked].join()
  const answer = fetcher.data
  useEffect(() => {
    if (answer?.isDone) clear()
  }, [answer, clear])

  return (
    <section
      aria-label={texts.selectedProducts}
      className="sticky bottom-[calc(var(--spacing-tabs)+env(safe-area-inset-bottom))] z-10 -mx-4 mt-6 border-line border-t bg-paper/95 px-4 py-3 backdrop-blur-sm sm:-mx-6 sm:px-6 lg:bottom-0 lg:mx-0 lg:px-0"
    >
      <ShopForm
        fetcher={fetcher}
        errors={answer?.errors}
        onSend={(event) => {
          if (action === 'reduce') {
            event.preventDefault()
            void navigate(`${href('/admin/reductions/new')}?products=${ids}`)
          }
          if (action === 'delete') {
            event.preventDefault()
            setAsking(true)
          }
        }}
      >
        <input type="hidden" name="intent" value="bulk" />
        <input type="hidden" name="ids" value={ids} />
        {action === 'stock' && <input type="hidden" name="seen" value={JSON.stringify(seen)} />}
        <div className="flex flex-wrap items-center gap-3">
          <p role="status" className="font-medium tabular-nums">
            {texts.selected(ticked.size)}
          </p>
          <select
            name="action"
            aria-label={texts.action}
            value={action}
            onChange={({ target }) => setAction(target.value as Action)}
            className="h-11 min-w-0 rounded-control border border-edge bg-surface px-3 text-base"
          >
            {ACTIONS.map((one) => (
              <option key={one} value={one}>
                {texts.ACTIONS[one]}
              </option>
            ))}
          </select>
          {TAKES_VALUE.includes(action) && (
            <Field key={action} name="value">
              {(control) => (
                <input
                  {...control}
                  name="value"
                  aria-label={texts.value}
                  required
                  inputMode={action === 'price_percent' ? 'text' : 'decimal'}
                  autoComplete="off"
                  className="h-11 w-28 rounded-control border border-edge bg-surface px-3 text-right text-base tabular-nums"
                />
              )}
            </Field>
          )}
          {action === 'collect' && (
            <Field name="value">
              {(control) => (
                <>
                  <input type="hidden" name="value" value={collection} />
                  <CollectionSelect
                    label={texts.collection}
                    empty={texts.chooseOne}
                    value={collection}
                    onChange={setCollection}
                    control={control}
                  />
                </>
              )}
            </Field>
          )}
          <SubmitButton>{texts.apply}</SubmitButton>
          <Button weight="quiet" onClick={clear}>
            {texts.clear}
          </Button>
        </div>
      </ShopForm>
      {isAsking && (
        <Dialog title={texts.deleteThese(ticked.size)} close={() => setAsking(false)}>
          <p className="text-muted">{texts.deletedForEver}</p>
          <div className="mt-6 flex flex-wrap justify-end gap-3">
            <Button weight="secondary" onClick={() => setAsking(false)}>
              {texts.keepThem}
            </Button>
            <Button
              weight="danger"
              onClick={() => {
                setAsking(false)
                void fetcher.submit({ intent: 'bulk', ids, action: 'delete' }, { method: 'post' })
              }}
            >
              {texts.deleteLabel}
            </Button>
          </div>
        </Dialog>
      )}
    </section>
  )
}
