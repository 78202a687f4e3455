import { useState } from 'react'
import { href } from 'react-router'
import * as texts from '#texts/product-editing'
import { apiFrom } from '../api.ts'
import { noIndexMeta } from '../meta/no-index-meta.ts'
import { useScreenOwner } from '../session/guards/customer-context.ts'
import { LoadedForStaff } from '../staff/loaded-for-staff.tsx'
import { staffLoader } from '../staff/staff-loader.ts'
import { staffScreen } from '../staff/staff-screen-handle.tsx'
import { FieldsSkeleton } from '../ui/loading/form-skeleton.tsx'
import type { Route } from './+types/duplicate-product.page'
import { duplicateOf } from './drafts/duplicate-of.ts'
import type { ProductWithBundle } from './drafts/load-for-update.ts'
import { ProductEditor } from './form/product-editor.tsx'
import { type NotSaved, saveProduct } from './form/save-product.ts'
import { loadProduct } from './load-product.ts'

export const clientLoader = staffLoader(({ context, params }: Route.ClientLoaderArgs) =>
  loadProduct(apiFrom(context), params.slug),
)

/** A copy is made once: what became of the other product since then does not matter. */
export const shouldRevalidate = () => false

export const clientAction = ({ context, request }: Route.ClientActionArgs) => saveProduct(apiFrom(context), request)

export const meta: Route.MetaFunction = ({ matches }) => noIndexMeta(matches, texts.duplicateAProduct)

export const handle = staffScreen<ProductWithBundle>({
  title: (found) => (found ? texts.duplicateProduct(found.product.title) : texts.duplicateAProduct),
  reason: texts.onlyStaffCreate,
  up: { to: href('/admin/products'), name: texts.products },
})

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
