import { useState } from 'react'
import { href } from 'react-router'
import { texts } from '#texts/catalog/products'
import { localizedConstant } from '../../../lib/texts/localized-constant.ts'
import { LoadedForStaff } from '../../core/admin-kit/loaded-for-staff.tsx'
import { staffLoader } from '../../core/admin-kit/staff-loader.ts'
import { staffScreen } from '../../core/admin-kit/staff-screen-handle.tsx'
import { apiFrom } from '../../core/api.ts'
import { useScreenOwner } from '../../core/auth/guards/customer-context.ts'
import { FieldsSkeleton } from '../../ui/loading/form-skeleton.tsx'
import { noIndexMeta } from '../../ui/meta/no-index-meta.ts'
import type { Route } from './+types/duplicate-product.page'
import { duplicateOf } from './drafts/duplicate-of.ts'
import type { ProductWithBundle } from './drafts/load-for-update.ts'
import { ProductEditor } from './form/product-editor.tsx'
import { type NotSaved, saveProduct } from './form/save-product.ts'
import { loadProduct } from './load-product.ts'

export const clientLoader = staffLoader(({ context, params }: Route.ClientLoaderArgs) =>
  loadProduct(apiFrom(context), params.slug),
)

/** A copy is made once; later changes of the original do not matter. */
export const shouldRevalidate = () => false

export const clientAction = ({ context, request }: Route.ClientActionArgs) => saveProduct(apiFrom(context), request)

export const meta: Route.MetaFunction = ({ matches }) => noIndexMeta(matches, texts.duplicateAProduct)

export const handle = localizedConstant(() =>
  staffScreen<ProductWithBundle>({
    title: (found) => (found ? texts.duplicateProduct(found.product.title) : texts.duplicateAProduct),
    reason: texts.onlyStaffCreate,
    up: { to: href('/admin/products'), name: texts.products },
  }),
)

export default function DuplicateProduct({ loaderData, actionData }: Route.ComponentProps) {
  const { id: staff } = useScreenOwner()
  return (
    <LoadedForStaff data={loaderData} waiting={<FieldsSkeleton />}>
      {(found) => <Duplicate key={`${staff} ${found.product.id}`} staff={staff} found={found} result={actionData} />}
    </LoadedForStaff>
  )
}

interface DuplicateProps {
  staff: number
  found: ProductWithBundle
  result: NotSaved | undefined
}

function Duplicate({ staff, found: { product, bundled }, result }: DuplicateProps) {
  const [draft] = useState(() => duplicateOf(product, bundled))
  return <ProductEditor staff={staff} begin={{ product: null, start: draft, draft }} result={result} />
}
