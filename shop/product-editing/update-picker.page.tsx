import { PencilLine } from 'lucide-react'
import { apiFrom } from '../api.ts'
import { noIndexMeta } from '../meta/no-index-meta.ts'
import type { Route } from './+types/update-picker.page'
import { findPickerProducts } from './find-picker-products.ts'
import { ProductFinder } from './product-finder.tsx'

export const clientLoader = ({ context, request }: Route.ClientLoaderArgs) =>
  findPickerProducts(apiFrom(context), request)

export const meta: Route.MetaFunction = () => noIndexMeta('Update a product')

export function HydrateFallback() {
  return <ProductFinder verb="Update" Icon={PencilLine} found={undefined} />
}

export default function UpdatePicker({ loaderData }: Route.ComponentProps) {
  return <ProductFinder verb="Update" Icon={PencilLine} found={loaderData} />
}
