import { useEffect, useState } from 'react'
import { useFetcher } from 'react-router'
import * as texts from '#texts/catalog/attributes/staff'
import { EmptyState } from '../../../core/admin-kit/lists/empty-state.tsx'
import { LoadedForStaff } from '../../../core/admin-kit/loaded-for-staff.tsx'
import { staffLoader } from '../../../core/admin-kit/staff-loader.ts'
import { staffScreen } from '../../../core/admin-kit/staff-screen-handle.tsx'
import { apiFrom } from '../../../core/api.ts'
import { orErrorPage } from '../../../ui/feedback/or-error-page.ts'
import { toastApiError } from '../../../ui/feedback/toast-api-error.ts'
import { ListSkeleton } from '../../../ui/loading/list-skeleton.tsx'
import { noIndexMeta } from '../../../ui/meta/no-index-meta.ts'
import { type AttributeName, listAttributeNames, MAX_COUNTED, updateAttributeFilter } from '../attributes.contract.ts'
import type { Route } from './+types/attributes.page'

export const clientLoader = staffLoader(
  async ({ context }: Route.ClientLoaderArgs) =>
    (await orErrorPage(texts.failedToLoad, apiFrom(context)(listAttributeNames, {}))).names,
)

/** Makes an attribute filterable or not. */
export async function clientAction({ context, request }: Route.ClientActionArgs) {
  const form = await request.formData()
  const body = { name: String(form.get('name')), can_filter: form.get('can_filter') === 'true' }
  try {
    await apiFrom(context)(updateAttributeFilter, { body })
  } catch (error) {
    toastApiError(error)
  }
  return null
}

export const meta: Route.MetaFunction = ({ matches }) => noIndexMeta(matches, texts.attributes)

export const handle = staffScreen({ title: texts.attributes, reason: texts.onlyStaff, waiting: <ListSkeleton /> })

export default function AttributesPage({ loaderData }: Route.ComponentProps) {
  return <LoadedForStaff data={loaderData}>{(names) => <Names names={names} />}</LoadedForStaff>
}

function Names({ names }: { names: readonly AttributeName[] }) {
  if (names.length === 0) return <EmptyState>{texts.noneYet}</EmptyState>
  return (
    <>
      <p className="max-w-2xl text-muted">{texts.tickThose}</p>
      <ul className="mt-5 max-w-2xl divide-y divide-line rounded-card border border-line bg-surface">
        {names.map((fact) => (
          <li key={fact.name}>
            <NameRow fact={fact} />
          </li>
        ))}
      </ul>
    </>
  )
}

/** A checkbox that is saved immediately. */
function NameRow({ fact: { name, products, can_filter } }: { fact: AttributeName }) {
  const fetcher = useFetcher()
  const [isTicked, setTicked] = useState(can_filter)
  // Resets the checkbox after a refused change.
  useEffect(() => {
    if (fetcher.state === 'idle') setTicked(can_filter)
  }, [fetcher.state, can_filter])
  return (
    <label className="flex min-h-14 cursor-pointer items-center gap-4 px-4 py-2">
      <input
        type="checkbox"
        checked={isTicked}
        onChange={({ target }) => {
          setTicked(target.checked)
          void fetcher.submit({ name, can_filter: String(target.checked) }, { method: 'put' })
        }}
        className="size-6 shrink-0 rounded"
      />
      <span className="min-w-0 flex-1 font-medium wrap-anywhere">{name}</span>
      <span className="text-muted text-sm tabular-nums">{texts.ofProducts(products, products >= MAX_COUNTED)}</span>
    </label>
  )
}
