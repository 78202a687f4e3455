import { texts } from '#texts/catalog/products'
import { localizedConstant } from '../../../lib/texts/localized-constant.ts'
import { staffScreen } from '../../core/admin-kit/staff-screen-handle.tsx'
import { apiFrom } from '../../core/api.ts'
import { useScreenOwner } from '../../core/auth/guards/customer-context.ts'
import { noIndexMeta } from '../../ui/meta/no-index-meta.ts'
import type { Route } from './+types/create-product.page'
import { emptyDraft } from './drafts/product-draft.ts'
import { ProductEditor } from './form/product-editor.tsx'
import { saveProduct } from './form/save-product.ts'

const empty = emptyDraft()

export const clientAction = ({ context, request }: Route.ClientActionArgs) => saveProduct(apiFrom(context), request)

export const meta: Route.MetaFunction = ({ matches }) => noIndexMeta(matches, texts.createAProduct)

export const handle = localizedConstant(() =>
  staffScreen({ title: texts.createAProduct, reason: texts.onlyStaffCreate }),
)

export default function CreateProduct({ actionData }: Route.ComponentProps) {
  const { id } = useScreenOwner()
  return <ProductEditor key={id} staff={id} begin={{ product: null, start: empty, draft: empty }} result={actionData} />
}
