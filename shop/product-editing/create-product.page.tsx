import * as texts from '#texts/product-editing'
import { apiFrom } from '../api.ts'
import { noIndexMeta } from '../meta/no-index-meta.ts'
import { useScreenOwner } from '../session/guards/customer-context.ts'
import { staffScreen } from '../staff/staff-screen-handle.tsx'
import type { Route } from './+types/create-product.page'
import { emptyDraft } from './drafts/product-draft.ts'
import { ProductEditor } from './form/product-editor.tsx'
import { saveProduct } from './form/save-product.ts'

const empty = emptyDraft()

export const clientAction = ({ context, request }: Route.ClientActionArgs) => saveProduct(apiFrom(context), request)

export const meta: Route.MetaFunction = ({ matches }) => noIndexMeta(matches, texts.createAProduct)

export const handle = staffScreen({ title: texts.createAProduct, reason: texts.onlyStaffCreate })

export default function CreateProduct({ actionData }: Route.ComponentProps) {
  const { id } = useScreenOwner()
  return <ProductEditor key={id} staff={id} begin={{ product: null, start: empty, draft: empty }} result={actionData} />
}
