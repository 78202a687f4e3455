import { useEffect, useState } from 'react'
import { href, useFetcher, useNavigate } from 'react-router'
import { texts } from '#texts/catalog/products/table'
import { Button } from '../../../../ui/button.tsx'
import { Field } from '../../../../ui/fields/field.tsx'
import { SubmitButton } from '../../../../ui/fields/submit-button.tsx'
import { ShopForm } from '../../../../ui/forms/shop-form.tsx'
import type { Selected } from '../../../../ui/table/use-selection.ts'
import type { StaffProduct } from '../products-table.contract.ts'
import { type Action, BulkValue } from './bulk-value.tsx'
import { DeleteProducts } from './delete-products.tsx'
import type { EditOutcome } from './edit-products.tsx'

const GROUPS: Readonly<Record<keyof typeof texts.GROUPS, readonly Action[]>> = {
  visibility: ['published', 'hidden', 'draft'],
  prices: ['price_percent', 'price', 'reduce', 'stock'],
  details: ['collection', 'maker', 'vat_class', 'withdrawal', 'weight'],
  other: ['delete'],
}

interface BulkBarProps {
  selected: Selected<StaffProduct>
  /** The listed stock of the variants. */
  seen: readonly { variant: number; stock: number }[]
  clear: () => void
}

/** Bulk actions for the selected products. */
export function BulkBar({ selected, seen, clear }: BulkBarProps) {
  const fetcher = useFetcher<EditOutcome>()
  const navigate = useNavigate()
  const [action, setAction] = useState<Action | ''>('')
  const [isAsking, setAsking] = useState(false)
  const ids = [...selected.keys()].join()
  const answer = fetcher.data
  useEffect(() => {
    if (answer?.isDone) clear()
  }, [answer, clear])

  return (
    <section aria-label={texts.selectedProducts} className="bottom-bar mt-6">
      <ShopForm
        fetcher={fetcher}
        errors={answer?.errors}
        onSend={(event) => {
          if (action === 'reduce') {
            event.preventDefault()
            void navigate(`${href('/admin/reductions/:id', { id: 'new' })}?products=${ids}`)
          }
          if (action === 'delete') {
            event.preventDefault()
            setAsking(true)
          }
        }}
        hidden={{ intent: 'bulk', ids }}
      >
        {action === 'stock' && <input type="hidden" name="seen" value={JSON.stringify(seen)} />}
        <div className="flex flex-wrap items-start gap-3">
          <p role="status" className="font-medium tabular-nums leading-11">
            {texts.selected(selected.size)}
          </p>
          <Field name="action">
            {(control) => (
              <select
                {...control}
                name="action"
                aria-label={texts.action}
                value={action}
                onChange={({ target }) => setAction(target.value as Action | '')}
                className="h-11 min-w-0 max-w-full rounded-control border border-edge bg-surface px-3 text-base"
              >
                <option value="">{texts.chooseAnAction}</option>
                {Object.entries(GROUPS).map(([group, actions]) => (
                  <optgroup key={group} label={texts.GROUPS[group as keyof typeof GROUPS]}>
                    {actions.map((one) => (
                      <option key={one} value={one}>
                        {texts.ACTIONS[one]}
                      </option>
                    ))}
                  </optgroup>
                ))}
              </select>
            )}
          </Field>
          <BulkValue key={action} action={action} />
          <SubmitButton>{texts.apply}</SubmitButton>
          <Button weight="quiet" onClick={clear}>
            {texts.clear}
          </Button>
        </div>
      </ShopForm>
      {isAsking && (
        <DeleteProducts
          question={texts.deleteThese(selected.size)}
          close={() => setAsking(false)}
          choose={(action) => void fetcher.submit({ intent: 'bulk', ids, action }, { method: 'post' })}
        />
      )}
    </section>
  )
}
