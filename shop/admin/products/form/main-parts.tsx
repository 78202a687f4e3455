import { href, Link } from 'react-router'
import { texts } from '#texts/catalog/products'
import type { Edit, ProductDraft } from '../drafts/product-draft.ts'
import { FormPart } from './form-part.tsx'
import { OnlyPictures } from './pictures/only-pictures.tsx'
import { PriceAndStock } from './price-and-stock.tsx'
import { ProductTextField, TitleField } from './text-fields.tsx'
import { AddVariants } from './variants/add-variants.tsx'
import { OptionFields } from './variants/option-fields.tsx'
import type { Folds } from './variants/use-folds.ts'
import { VariantsTable } from './variants/variants-table.tsx'

interface MainPartsProps {
  draft: ProductDraft
  /** Without variants, the fields of the only one are among those of the product. */
  isVaried: boolean
  folds: Folds
  /** The id of the product; undefined for a new one. */
  self: number | undefined
  edit: (edit: Edit) => void
}

/** Title, pictures, price, stock, variants and description. */
export function MainParts({ draft, isVaried, folds, self, edit }: MainPartsProps) {
  const [only] = draft.variants
  const fields = { draft, edit }
  return (
    <>
      <FormPart name={texts.titleAndPictures} isPlain>
        <TitleField {...fields} />
        {isVaried ? (
          <p className="text-muted text-sm">{texts.eachVariantHasPictures}</p>
        ) : (
          only && <OnlyPictures variant={only} edit={edit} />
        )}
      </FormPart>
      <FormPart name={texts.priceAndStock}>
        <PriceAndStock isVaried={isVaried} {...fields} />
        {self !== undefined && (
          <Link
            to={href('/admin/stock/products/:product', { product: String(self) })}
            className="inline-flex min-h-11 items-center justify-self-start text-accent text-sm underline underline-offset-4 md:-mt-4 md:min-h-6"
          >
            {texts.stockHistory}
          </Link>
        )}
      </FormPart>
      {isVaried ? (
        <>
          <FormPart name={texts.options} text={texts.withoutOptions}>
            <OptionFields {...fields} />
          </FormPart>
          <FormPart name={texts.variants} text={texts.theFirstVariantIsSelected}>
            <VariantsTable draft={draft} folds={folds} edit={edit} />
          </FormPart>
        </>
      ) : (
        <FormPart name={texts.variants} text={texts.withoutVariants}>
          <AddVariants folds={folds} edit={edit} />
        </FormPart>
      )}
      <FormPart name={texts.aboutTheProduct} isPlain>
        <ProductTextField name="description" rows={4} maxRows={12} {...fields} />
      </FormPart>
    </>
  )
}
