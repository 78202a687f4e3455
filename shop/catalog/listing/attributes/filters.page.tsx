import { href } from 'react-router'
import { texts } from '#texts/catalog/listing'
import { apiFrom } from '../../../core/api.ts'
import { Button } from '../../../ui/button.tsx'
import { orErrorPage } from '../../../ui/feedback/or-error-page.ts'
import { usePageHref } from '../../../ui/link.tsx'
import { noIndexMeta } from '../../../ui/meta/no-index-meta.ts'
import type { NamedValue } from '../../products/read/lists/list-query.contract.ts'
import { toApiQuery } from '../filters.ts'
import { HiddenFilters } from '../plain/hidden-filters.tsx'
import { LIST_FORM_PARAMETERS, readListForm } from '../plain/list-form.ts'
import type { Route } from './+types/filters.page'
import { AttributeChoices, isChosen } from './attribute-choices.tsx'
import { type AttributeFilter, listFilters } from './list-filters.contract.ts'
import type { ListFilters } from './use-list-filters.ts'

const NOTHING_FOUND: ListFilters = { count: null, options: [], facts: [] }

async function load({ context, request }: Pick<Route.LoaderArgs, 'context' | 'request'>) {
  const form = readListForm(new URL(request.url).searchParams)
  const { words, collection } = form
  const { sort: _, ...narrowed } = toApiQuery(form.filters)
  const query = { ...narrowed, ...(words && { q: words }), ...(collection && { collection }) }
  return { ...form, ...(await apiFrom(context)(listFilters, { query })) }
}

/** The remaining filters of a list, as a page for browsers without JavaScript. */
export const loader = (args: Route.LoaderArgs) => orErrorPage(texts.failedToLoadFilters, load(args))

/** The data for the filter drawer. On an error the list works with the basic filters. */
export const clientLoader = (args: Route.ClientLoaderArgs) =>
  load(args).catch(() => ({ ...readListForm(new URL(args.request.url).searchParams), ...NOTHING_FOUND }))

export const handle = LIST_FORM_PARAMETERS

export const meta: Route.MetaFunction = ({ matches }) => noIndexMeta(matches, texts.filters)

export default function FiltersPage({ loaderData }: Route.ComponentProps) {
  const { filters, words, collection, options, facts } = loaderData
  const notOffered = (chosen: readonly NamedValue[], offered: readonly AttributeFilter[]) =>
    chosen.filter(
      (one) => !offered.some(({ name, values }) => values.some(({ value }) => isChosen([one], name, value))),
    )
  return (
    <>
      <h1 className="text-2xl">{texts.filters}</h1>
      {options.length + facts.length === 0 && <p className="mt-3 text-muted">{texts.noMoreFilters}</p>}
      <form action={usePageHref(href('/search'))} className="mt-6 grid max-w-md gap-8">
        {words && <input type="hidden" name="search_query" value={words} />}
        {collection && <input type="hidden" name="collection" value={collection} />}
        <HiddenFilters
          filters={{
            ...filters,
            options: notOffered(filters.options, options),
            facts: notOffered(filters.facts, facts),
          }}
        />
        <AttributeChoices field="option" offered={options} chosen={filters.options} />
        <AttributeChoices field="fact" offered={facts} chosen={filters.facts} />
        <Button type="submit">{texts.showProducts}</Button>
      </form>
    </>
  )
}
