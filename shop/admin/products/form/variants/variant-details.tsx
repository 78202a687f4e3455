import type { Edit, OptionDraft, VariantDraft } from '../../drafts/product-draft.ts'
import { PictureList } from '../pictures/picture-list.tsx'
import type { UnopenedFile } from '../pictures/use-opening.ts'
import { ChosenOptions } from './chosen-options.tsx'
import { ColourFields } from './colour-fields.tsx'
import { FurtherDetails } from './further-details.tsx'

interface VariantDetailsProps {
  variant: VariantDraft
  /** The index of the variant, from 0. */
  index: number
  /** The name of the variant. */
  of: string
  productPrice: string
  options: readonly OptionDraft[]
  change: (changed: Partial<VariantDraft>) => void
  changeDetail: (changed: Partial<VariantDraft['details']>) => void
  /** Chosen files that are opening or failed. */
  unopened: readonly UnopenedFile[]
  choose: (files: readonly File[]) => void
  dismiss: (file: string) => void
  edit: (edit: Edit) => void
}

/** The details of a variant below its row. */
export function VariantDetails(props: VariantDetailsProps) {
  const { variant, index, of, productPrice, options, change, changeDetail, unopened, choose, dismiss, edit } = props
  return (
    <div className="@container grid grid-cols-1 gap-5 pt-4 pb-3 @xl:pl-14">
      <ChosenOptions index={index} variant={variant} options={options} change={change} />
      <FurtherDetails index={index} details={variant.details} productPrice={productPrice} change={changeDetail} />
      <ColourFields index={index} variant={variant} change={change} />
      <PictureList {...{ variant, index, of, unopened, choose, dismiss, edit }} />
    </div>
  )
}
