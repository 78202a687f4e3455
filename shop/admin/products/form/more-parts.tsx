import { texts } from '#texts/catalog/products'
import { showContents } from '../../../catalog/pricing/contents.contract.ts'
import { rulesOfText } from '../../../catalog/products/read/product-texts.contract.ts'
import { type Edit, inVariant, type ProductDraft } from '../drafts/product-draft.ts'
import { BundlePicker } from './bundle-picker.tsx'
import { CollapsiblePart } from './form-part.tsx'
import { ThumbnailFields } from './pictures/thumbnail-fields.tsx'
import { addressOf, ProductTextField, SlugField } from './text-fields.tsx'
import type { Sections } from './use-sections.ts'
import { FurtherDetails } from './variants/further-details.tsx'

interface MorePartsProps {
  draft: ProductDraft
  sections: Sections
  /** With variants, their weights are edited in their rows. */
  isVaried: boolean
  /** The id of the product itself; undefined for a new one. */
  self: number | undefined
  edit: (edit: Edit) => void
}

/** The parts of the form that most products leave as they are, collapsed to one line each. */
export function MoreParts({ draft, sections, isVaried, self, edit }: MorePartsProps) {
  const { slug, price, bundled, variants } = draft
  const [only] = variants
  const fields = { draft, edit }
  return (
    <>
      <CollapsiblePart
        name={texts.thumbnail}
        section="thumbnail"
        sections={sections}
        summary={draft.followsFirst ? texts.firstPicture : texts.separatePicture}
      >
        <ThumbnailFields {...fields} />
      </CollapsiblePart>
      {!isVaried && only && (
        <CollapsiblePart
          name={texts.shipping}
          section="shipping"
          sections={sections}
          summary={shippingSummary(only.details)}
        >
          <FurtherDetails
            index={0}
            details={only.details}
            productPrice={price}
            change={(changed) => edit(inVariant(only.key, ({ details }) => ({ details: { ...details, ...changed } })))}
          />
        </CollapsiblePart>
      )}
      <CollapsiblePart
        name={texts.legalInformation}
        section="legal"
        sections={sections}
        summary={[choiceOf(draft, 'vat_class'), choiceOf(draft, 'withdrawal')].join(' · ')}
        text={texts.shownOnTheProductPage}
      >
        <ProductTextField name="vat_class" {...fields} />
        <ProductTextField name="withdrawal" {...fields} />
        <ProductTextField name="warnings" {...fields} />
      </CollapsiblePart>
      <CollapsiblePart
        name={texts.searchEngines}
        section="search"
        sections={sections}
        summary={slug === '' ? texts.slugFollowsTitle : addressOf(slug)}
      >
        <SlugField {...fields} />
        <ProductTextField name="meta_title" {...fields} />
        <ProductTextField name="meta_description" {...fields} />
      </CollapsiblePart>
      <CollapsiblePart
        name={texts.frequentlyBoughtTogetherTitle}
        section="bundle"
        sections={sections}
        summary={bundled.length === 0 ? texts.nonePicked : bundled.map(({ title }) => title).join(', ')}
      >
        <BundlePicker bundled={bundled} self={self} edit={edit} />
      </CollapsiblePart>
    </>
  )
}

const choiceOf = (draft: ProductDraft, name: 'vat_class' | 'withdrawal'): string =>
  rulesOfText(name).choices?.[draft[name]] ?? draft[name]

function shippingSummary({ weight, contents, gtin }: ProductDraft['variants'][number]['details']): string {
  const details = [
    weight.trim() && texts.grams(weight.trim()),
    contents.trim() && showContents(contents.trim()),
    gtin.trim() && texts.gtinNumber(gtin.trim()),
  ].filter((text) => text !== '')
  return details.length === 0 ? texts.noShippingDetails : details.join(' · ')
}
