import { Trash2 } from 'lucide-react'
import * as texts from '#texts/product-editing'
import { apiFrom } from '../api.ts'
import { noIndexMeta } from '../meta/no-index-meta.ts'
import { staffLoader } from '../staff/staff-loader.ts'
import { staffScreen } from '../staff/staff-screen-handle.tsx'
import { ListSkeleton } from '../ui/loading/list-skeleton.tsx'
import type { Route } from './+types/delete-picker.page'
import { findPickerProducts } from './picking/find-picker-products.ts'
import { ProductFinder } from './picking/product-finder.tsx'

export const clientLoader = staffLoader(({ context, request }: Route.ClientLoaderArgs) =>
  findPickerProducts(apiFrom(context), request),
)

export const meta: Route.MetaFunction = ({ matches }) => noIndexMeta(matches, texts.deleteAProduct)

export const handle = staffScreen({
  title: texts.deleteAProduct,
  reason: texts.onlyStaffDelete,
  waiting: <ListSkeleton />,
})

export default function DeletePicker({ loaderData }: Route.ComponentProps) {
  return <ProductFinder verb="delete" Icon={Trash2} found={loaderData} />
}
