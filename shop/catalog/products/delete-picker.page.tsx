import { Trash2 } from 'lucide-react'
import { texts } from '#texts/catalog/products'
import { staffPage } from '../../core/admin-kit/staff-page.tsx'
import { findPickerProducts } from './picker/find-picker-products.ts'
import { ProductFinder } from './picker/product-finder.tsx'

const screen = staffPage(() => ({
  load: findPickerProducts,
  title: texts.deleteAProduct,
  reason: texts.onlyStaffDelete,
  failedToLoad: texts.failedToLoadProductsPerhaps,
  view: (found) => <ProductFinder verb="delete" Icon={Trash2} found={found} />,
}))

export const { clientLoader, meta, handle } = screen
export default screen.Page
