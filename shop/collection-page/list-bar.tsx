import { X } from 'lucide-react'
import { Form, href, Link, useSubmit } from 'react-router'
import * as texts from '#texts/collection-page'
import { Button } from '../ui/button.tsx'
import { type ListChoice, type ListFlag, listAddress } from './list-choice.ts'

/** How a list is sorted, and what narrows it: each change counts at once, and by its button without a script. */
export function ListBar({ slug, choice }: { slug: string; choice: ListChoice }) {
  const submit = useSubmit()
  const { sort, price_range, ...others } = choice
  const prices = price_range && `€${price_range.replace(',', ' – €')}`
  return (
    <Form
      action={href('/collections/:slug', { slug })}
      onChange={({ currentTarget }) => void submit(currentTarget, { preventScrollReset: true })}
      aria-label={texts.sortAndFilter}
      className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-1 border-line border-y py-2"
    >
      {prices && <input type="hidden" name="price_range" value={price_range} />}
      {prices && (
        <Link
          to={listAddress(slug, { ...others, ...(sort && { sort }) })}
          aria-label={texts.withoutFilter(prices)}
          preventScrollReset
          className="inline-flex min-h-11 items-center gap-1.5 rounded-full bg-sunken px-4 text-sm hover:underline"
        >
          {prices}
          <X aria-hidden="true" className="size-4" />
        </Link>
      )}
      {(Object.keys(texts.FLAGS) as ListFlag[]).map((name) => (
        <label key={name} className="flex min-h-11 cursor-pointer items-center gap-2 text-sm">
          <input
            type="checkbox"
            name={name}
            value="true"
            key={`${name} ${choice[name]}`}
            defaultChecked={choice[name] === 'true'}
            className="size-5 rounded"
          />
          {texts.FLAGS[name]}
        </label>
      ))}
      <label className="ml-auto flex min-h-11 items-center gap-2 text-sm max-sm:ml-0 max-sm:w-full">
        <span className="whitespace-nowrap text-muted">{texts.sortBy}</span>
        <select
          name="sort"
          key={sort}
          defaultValue={sort ?? ''}
          className="h-11 min-w-0 rounded-control border border-edge bg-surface px-3 text-base max-sm:flex-1"
        >
          <option value="">{texts.asInTheShop}</option>
          {Object.entries(texts.SORTS).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <div className="hidden noscript:block">
        <Button type="submit" weight="secondary">
          {texts.show}
        </Button>
      </div>
    </Form>
  )
}
