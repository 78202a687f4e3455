import { href } from 'react-router'
import { texts } from '#texts/catalog/collections/editor'
import { localizedConstant } from '../../../../lib/texts/localized-constant.ts'
import { LoadedForStaff } from '../../../core/admin-kit/loaded-for-staff.tsx'
import { staffLoader } from '../../../core/admin-kit/staff-loader.ts'
import { staffScreen } from '../../../core/admin-kit/staff-screen-handle.tsx'
import { apiFrom } from '../../../core/api.ts'
import { FieldsSkeleton } from '../../../ui/loading/form-skeleton.tsx'
import { noIndexMeta } from '../../../ui/meta/no-index-meta.ts'
import type { Route } from './+types/create-collection.page'
import { CollectionForm } from './form/collection-form.tsx'
import { saveCollection } from './form/save-collection.ts'
import { loadParents } from './load-parents.ts'

export const clientLoader = staffLoader(async ({ context, request }: Route.ClientLoaderArgs) => {
  const parents = await loadParents(apiFrom(context))
  const asked = Number(new URL(request.url).searchParams.get('parent'))
  return { parents, inside: parents.find(({ id }) => id === asked)?.id ?? null }
})

export const clientAction = async ({ context, request }: Route.ClientActionArgs) =>
  saveCollection(apiFrom(context), await request.formData())

export const meta: Route.MetaFunction = ({ matches }) => noIndexMeta(matches, texts.createACollection)

export const handle = localizedConstant(() =>
  staffScreen({
    title: texts.createACollection,
    reason: texts.onlyStaffEditCollections,
    up: { to: href('/admin/collections'), name: texts.collections },
  }),
)

export default function CreateCollection({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <LoadedForStaff data={loaderData} waiting={<FieldsSkeleton />}>
      {({ parents, inside }) => (
        <div className="max-w-2xl">
          <CollectionForm parents={parents} inside={inside} result={actionData} />
        </div>
      )}
    </LoadedForStaff>
  )
}
