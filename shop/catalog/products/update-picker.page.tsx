import { PencilLine } from 'lucide-react'
import { texts } from '#texts/catalog/products'
import { localizedConstant } from '../../../lib/texts/localized-constant.ts'
import { staffLoader } from '../../core/admin-kit/staff-loader.ts'
import { staffScreen } from '../../core/admin-kit/staff-screen-handle.tsx'
import { apiFrom } from '../../core/api.ts'
import { ListSkeleton } from '../../ui/loading/list-skeleton.tsx'
import { noIndexMeta } from '../../ui/meta/no-index-meta.ts'
import type { Route } from './+types/update-picker.page'
import { findPickerProducts } from './picker/find-picker-products.ts'
import { ProductFinder } from './picker/product-finder.tsx'

export const clientLoader = staffLoader(({ context, request }: Route.ClientLoaderArgs) =>
  findPickerProducts(apiFrom(context), request),
)

export const meta: Route.MetaFunction = ({ matches }) => noIndexMeta(matches, texts.updateAProduct)

export const handle = localizedConstant(() =>
  staffScreen({
    title: texts.updateAProduct,
    reason: texts.onlyStaffUpdate,
    waiting: <ListSkeleton />,
  }),
)

export default function UpdatePicker({ loaderData }: Route.ComponentProps) {
  return <ProductFinder verb="update" Icon={PencilLine} found={loaderData} />
}
