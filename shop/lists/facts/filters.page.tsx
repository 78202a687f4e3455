import { href } from 'react-router'
import * as texts from '#texts/lists'
import { apiFrom } from '../../api.ts'
import { orErrorPage } from '../../feedback/or-error-page.ts'
import { noIndexMeta } from '../../meta/no-index-meta.ts'
import { Button } from '../../ui/button.tsx'
import { toApiQuery } from '../filters.ts'
import { HiddenFilters } from '../plain/hidden-filters.tsx'
import { LIST_FORM_PARAMETERS, readListForm } from '../plain/list-form.ts'
import type { Route } from './+types/filters.page'
import { FactChoices, isChosen } from './fact-choices.tsx'
import { listFilters } from './list-filters.contract.ts'

async function load({ context, request }: Pick<Route.LoaderArgs, 'context' | 'request'>) {
  const form = readListForm(new URL(request.url).searchParams)
  const { words, collection } = form
  const { sort: _, ...narrowed } = toApiQuery(form.filters)
  const query = { ...narrowed, ...(words && { q: words }), ...(collection && { collection }) }
  return { ...form, facts: (await apiFrom(context)(listFilters, { query })).facts }
}

/** What a list can be narrowed by further, as a page for browsers without script. */
export const loader = (args: Route.LoaderArgs) => orErrorPage(texts.failedToLoadFilters, load(args))

/** The same for the drawer. Without the answer a list is sorted and narrowed as before. */
export const clientLoader = (args: Route.ClientLoaderArgs) =>
  load(args).catch(() => ({ ...readListForm(new URL(args.request.url).searchParams), facts: [] }))

export const handle = LIST_FORM_PARAMETERS

export const meta: Route.MetaFunction = ({ matches }) => noIndexMeta(matches, texts.filters)

export default function FiltersPage({ loaderData: { filters, words, collection, facts } }: Route.ComponentProps) {
  const isOffered = (fact: (typeof filters.facts)[number]) =>
    facts.some(({ name, values }) => values.some(({ value }) => isChosen([fact], name, value)))
  return (
    <>
      <h1 className="text-2xl">{texts.filters}</h1>
      {facts.length === 0 && <p className="mt-3 text-muted">{texts.nothingToFilterBy}</p>}
      <form action={href('/search')} className="mt-6 grid max-w-md gap-8">
        {words && <input type="hidden" name="search_query" value={words} />}
        {collection && <input type="hidden" name="collection" value={collection} />}
        <HiddenFilters filters={{ ...filters, facts: filters.facts.filter((fact) => !isOffered(fact)) }} />
        <FactChoices facts={facts} chosen={filters.facts} />
        <Button type="submit">{texts.showProducts}</Button>
      </form>
    </>
  )
}
