import { href, Link } from 'react-router'
import * as texts from '#texts/catalog/manufacturers/staff'
import { EmptyState } from '../../../core/admin-kit/lists/empty-state.tsx'
import { LoadedForStaff } from '../../../core/admin-kit/loaded-for-staff.tsx'
import { staffLoader } from '../../../core/admin-kit/staff-loader.ts'
import { staffScreen } from '../../../core/admin-kit/staff-screen-handle.tsx'
import { apiFrom } from '../../../core/api.ts'
import { orErrorPage } from '../../../ui/feedback/or-error-page.ts'
import { ListSkeleton } from '../../../ui/loading/list-skeleton.tsx'
import { noIndexMeta } from '../../../ui/meta/no-index-meta.ts'
import { listManufacturers } from '../manufacturers.contract.ts'
import type { Route } from './+types/manufacturers.page'
import { ManufacturerRow } from './manufacturer-row.tsx'
import { saveManufacturerForm } from './save-manufacturer.ts'

export const clientLoader = staffLoader(({ context }: Route.ClientLoaderArgs) =>
  orErrorPage(texts.failedToLoad, apiFrom(context)(listManufacturers, {})),
)

export const clientAction = async ({ context, request }: Route.ClientActionArgs) =>
  saveManufacturerForm(apiFrom(context), await request.formData())

export const meta: Route.MetaFunction = ({ matches }) => noIndexMeta(matches, texts.manufacturers)

export const handle = staffScreen({ title: texts.manufacturers, reason: texts.onlyStaff, waiting: <ListSkeleton /> })

export default function ManufacturersPage({ loaderData }: Route.ComponentProps) {
  return (
    <LoadedForStaff data={loaderData}>
      {({ makers, products_without }) => (
        <>
          <p className="max-w-2xl text-muted">{texts.eachProductPage}</p>
          {products_without > 0 && (
            <p className="mt-3 max-w-2xl">
              {texts.productsWithout(products_without)}{' '}
              <Link to={href('/admin/products')} className="underline underline-offset-4">
                {texts.toTheProducts}
              </Link>
            </p>
          )}
          {makers.length === 0 && <EmptyState>{texts.noneYet}</EmptyState>}
          <ul className="mt-6 grid max-w-3xl gap-3">
            {makers.map((maker) => (
              <ManufacturerRow key={maker.name.toLowerCase()} maker={maker} />
            ))}
          </ul>
        </>
      )}
    </LoadedForStaff>
  )
}
