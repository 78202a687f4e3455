import { Plus } from 'lucide-react'
import { memo } from 'react'
import * as texts from '#texts/product-editing'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/fields/field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import {
  calledVariant,
  type Edit,
  inPicture,
  inVariant,
  newPicture,
  type OptionDraft,
  toFront,
  type VariantDraft,
  without,
} from '../../drafts/product-draft.ts'
import { MAX_IMAGES } from '../../fields/product-limits.contract.ts'
import { imageField, variantField } from '../../products.contract.ts'
import { ListActions } from '../list-actions.tsx'
import { PictureFields } from '../picture-fields.tsx'
import { numberField } from '../typed-number.ts'
import { ChosenOptions } from './chosen-options.tsx'
import { ColourFields } from './colour-fields.tsx'
import { DetailFields } from './detail-fields.tsx'

interface VariantFieldsProps {
  variant: VariantDraft
  /** Its place, from 0. */
  index: number
  isOnly: boolean
  /** As it is typed: what a variant costs without a price of its own. */
  productPrice: string
  options: readonly OptionDraft[]
  edit: (edit: Edit) => void
}

/** One variant with its pictures. With others it can be removed or moved to the front, where the default one stands. */
export const VariantFields = memo(function VariantFields({
  variant,
  index,
  isOnly,
  productPrice,
  options,
  edit,
}: VariantFieldsProps) {
  const { key, name, stock, saved } = variant
  const called = calledVariant(variant, index)
  const change = (changed: Partial<VariantDraft>) => edit(inVariant(key, () => changed))
  return (
    <fieldset
      tabIndex={-1}
      aria-label={called}
      className="@container min-w-0 rounded-card border border-line bg-surface p-4 outline-offset-2 sm:p-6"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h3 className="min-w-0 wrap-break-word text-lg">
          {called}
          {index === 0 && (
            <span className="ml-3 rounded-full bg-accent-soft px-2.5 py-0.5 align-middle font-sans font-semibold text-accent text-xs">
              {texts.shownFirst}
            </span>
          )}
        </h3>
        {!isOnly && (
          <ListActions
            name={called}
            isFirst={index === 0}
            toFront={() => edit((draft) => ({ ...draft, variants: toFront(draft.variants, key) }))}
            remove={() => edit((draft) => ({ ...draft, variants: without(draft.variants, key) }))}
          />
        )}
      </div>
      <div className="mt-4 grid grid-cols-1 gap-5">
        <div className="grid gap-5 sm:grid-cols-[1fr_10rem]">
          <TextField
            name={variantField(index, 'name')}
            label={texts.name}
            value={name}
            onChange={({ target }) => change({ name: target.value })}
            autoComplete="off"
          />
          <TextField
            name={variantField(index, 'stock')}
            label={texts.stock}
            {...numberField('count', stock, (stock) => change({ stock }))}
            hint={saved && stock !== saved.stock && texts.itWas(saved.stock)}
          />
        </div>
        <ChosenOptions index={index} variant={variant} options={options} change={change} />
        <DetailFields
          index={index}
          details={variant.details}
          productPrice={productPrice}
          change={(details) => edit(inVariant(key, (now) => ({ details: { ...now.details, ...details } })))}
        />
        <ColourFields index={index} variant={variant} change={change} />
        <Pictures variant={variant} index={index} edit={edit} />
      </div>
    </fieldset>
  )
})

function Pictures({ variant, index, edit }: Omit<VariantFieldsProps, 'isOnly' | 'productPrice' | 'options'>) {
  const { key, images } = variant
  const of = calledVariant(variant, index)
  return (
    <Field name={`variants[${index}][images]`}>
      {() => (
        <div data-list="" tabIndex={-1} className="grid grid-cols-1 gap-4 outline-none">
          {images.map((picture, place) => (
            <fieldset
              key={picture.key}
              tabIndex={-1}
              className="border-line border-t pt-4 outline-offset-2"
              aria-label={texts.pictureOf(place + 1, of)}
            >
              <PictureFields
                label={texts.pictureNumber(place + 1)}
                file={imageField(index, place, 'image')}
                alt={imageField(index, place, 'alt')}
                picture={picture}
                change={(change) => edit(inPicture(key, picture.key, change))}
                actions={
                  images.length > 1 && (
                    <ListActions
                      name={texts.pictureOfInSentence(place + 1, of)}
                      isFirst={place === 0}
                      toFront={() => edit(inVariant(key, ({ images }) => ({ images: toFront(images, picture.key) })))}
                      remove={() => edit(inVariant(key, ({ images }) => ({ images: without(images, picture.key) })))}
                    />
                  )
                }
              />
            </fieldset>
          ))}
          {images.length < MAX_IMAGES && (
            <Button
              weight="secondary"
              onClick={() => edit(inVariant(key, ({ images }) => ({ images: [...images, newPicture()] })))}
              className="justify-self-start"
            >
              <Plus aria-hidden="true" className="size-5" />
              {texts.addAPicture}
              <span className="sr-only">{texts.toVariant(of)}</span>
            </Button>
          )}
        </div>
      )}
    </Field>
  )
}
