import { Trash2 } from 'lucide-react'
import { apiFrom } from '../api.ts'
import { noIndexMeta } from '../meta/no-index-meta.ts'
import type { Route } from './+types/delete-picker.page'
import { findPickerProducts } from './find-picker-products.ts'
import { ProductFinder } from './product-finder.tsx'

export const clientLoader = ({ context, request }: Route.ClientLoaderArgs) =>
  findPickerProducts(apiFrom(context), request)

export const meta: Route.MetaFunction = () => noIndexMeta('Delete a product')

export function HydrateFallback() {
  return <ProductFinder verb="Delete" Icon={Trash2} found={undefined} />
}

export default function DeletePicker({ loaderData }: Route.ComponentProps) {
  return <ProductFinder verb="Delete" Icon={Trash2} found={loaderData} />
}
