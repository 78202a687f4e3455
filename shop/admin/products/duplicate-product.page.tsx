import { useState } from 'react'
import { href, useActionData } from 'react-router'
import { texts } from '#texts/catalog/products'
import { type ScreenRequest, staffPage } from '../../core/admin-kit/staff-page.tsx'
import { apiFrom } from '../../core/api.ts'
import { useScreenOwner } from '../../core/auth/guards/customer-context.ts'
import type { Route } from './+types/duplicate-product.page'
import { duplicateOf } from './drafts/duplicate-of.ts'
import type { ProductWithBundle } from './drafts/load-for-update.ts'
import { ProductEditor } from './form/product-editor.tsx'
import { type NotSaved, saveProduct } from './form/save-product.ts'
import { loadProduct } from './load-product.ts'

const screen = staffPage(() => ({
  load: (api, { params }: ScreenRequest<Route.ClientLoaderArgs>) => loadProduct(api, params.slug),
  title: (found) => (found ? texts.duplicateProduct(found.product.title) : texts.duplicateAProduct),
  documentTitle: texts.duplicateAProduct,
  reason: texts.onlyStaffCreate,
  failedToLoad: texts.failedToLoadProductsPerhaps,
  up: { to: href('/admin/products'), name: texts.products },
  waiting: 'fields',
  view: (found) => <Duplicate key={found.product.id} found={found} />,
}))

export const { clientLoader, meta, handle } = screen
export const clientAction = ({ context, request }: Route.ClientActionArgs) => saveProduct(apiFrom(context), request)
export default screen.Page

/** A copy is made once; later changes of the original do not matter. */
export const shouldRevalidate = () => false

interface DuplicateProps {
  found: ProductWithBundle
}

function Duplicate({ found: { product, bundled } }: DuplicateProps) {
  const { id: staff } = useScreenOwner()
  const result = useActionData<NotSaved>()
  const [draft] = useState(() => duplicateOf(product, bundled))
  return <ProductEditor key={staff} staff={staff} begin={{ product: null, start: draft, draft }} result={result} />
}
