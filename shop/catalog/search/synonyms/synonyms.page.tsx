import { useCallback, useState } from 'react'
import { useSearchParams } from 'react-router'
import * as texts from '#texts/catalog/search/synonyms'
import { EmptyState } from '../../../core/admin-kit/lists/empty-state.tsx'
import { ResultCount } from '../../../core/admin-kit/lists/result-count.tsx'
import { LoadedForStaff } from '../../../core/admin-kit/loaded-for-staff.tsx'
import { staffLoader } from '../../../core/admin-kit/staff-loader.ts'
import { staffScreen } from '../../../core/admin-kit/staff-screen-handle.tsx'
import { apiFrom } from '../../../core/api.ts'
import { ListSkeleton } from '../../../ui/loading/list-skeleton.tsx'
import { noIndexMeta } from '../../../ui/meta/no-index-meta.ts'
import type { Route } from './+types/synonyms.page'
import { findSynonyms } from './find-synonyms.ts'
import { saveSynonyms } from './save-synonyms.tsx'
import { SynonymRow } from './synonym-row.tsx'
import type { Synonyms } from './synonyms.contract.ts'
import { TERMS } from './synonyms-address.ts'
import { TermsForm } from './terms-form.tsx'

export const clientLoader = staffLoader(({ context }: Route.ClientLoaderArgs) => findSynonyms(apiFrom(context)))

export const clientAction = async ({ context, request }: Route.ClientActionArgs) =>
  saveSynonyms(apiFrom(context), await request.formData())

export const meta: Route.MetaFunction = ({ matches }) => noIndexMeta(matches, texts.synonyms)

export const handle = staffScreen({
  title: texts.synonyms,
  reason: texts.onlyStaffSaySynonyms,
  waiting: <ListSkeleton />,
})

export default function SynonymsPage({ loaderData }: Route.ComponentProps) {
  return <LoadedForStaff data={loaderData}>{(groups) => <Groups groups={groups} />}</LoadedForStaff>
}

function Groups({ groups }: { groups: readonly Synonyms[] }) {
  const [address, setAddress] = useSearchParams()
  const words = address.get(TERMS) ?? undefined
  // Initial terms are used once.
  const added = useCallback(() => setAddress({}, { replace: true, preventScrollReset: true }), [setAddress])
  /** The groups when editing began. */
  const [edited, setEdited] = useState<readonly Synonyms[]>([])
  const edit = useCallback((group: Synonyms) => setEdited((others) => [...others, group]), [])
  const leave = useCallback(({ id }: Synonyms) => setEdited((all) => all.filter((one) => one.id !== id)), [])
  const isThere = ({ id }: Synonyms) => groups.some((group) => group.id === id)
  // A group that someone else removed stays visible while it is edited.
  const rows = [...groups, ...edited.filter((group) => !isThere(group))].sort((one, other) => other.id - one.id)

  return (
    <>
      <section aria-labelledby="add" className="rounded-card border border-line bg-surface p-4 shadow-card sm:p-5">
        <h2 id="add" className="text-lg">
          {texts.addSynonyms}
        </h2>
        <p className="mt-1 mb-4 text-muted text-sm">{texts.aSearchForOneOfThese}</p>
        <TermsForm
          key={words}
          intent="add"
          words={words}
          button={texts.add}
          saved={words === undefined ? undefined : added}
        />
      </section>
      <div className="mt-6 mb-3">
        <ResultCount>{texts.groupsFound(groups.length)}</ResultCount>
      </div>
      {rows.length === 0 && <EmptyState>{texts.noSynonymsYet}</EmptyState>}
      <ul className="divide-y divide-line border-line border-y empty:hidden">
        {rows.map((group) => (
          <SynonymRow
            key={group.id}
            group={group}
            isGone={!isThere(group)}
            edited={edited.find(({ id }) => id === group.id)}
            edit={edit}
            leave={leave}
          />
        ))}
      </ul>
    </>
  )
}
