import { useId } from 'react'
import { texts } from '#texts/admin/products/form/variants'
import { variantField } from '../../../../catalog/products/products.contract.ts'
import { CheckBox } from '../../../../ui/fields/check-box.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import type { VariantDraft } from '../../drafts/product-draft.ts'

interface ColourFieldsProps {
  index: number
  variant: VariantDraft
  change: (change: Partial<VariantDraft>) => void
}

/** The colour of a variant, picked or typed as #rrggbb. */
export function ColourFields({ index, variant: { isColor, color }, change }: ColourFieldsProps) {
  const id = useId()
  return (
    <div>
      <CheckBox
        name={variantField(index, 'isColor')}
        required={false}
        checked={isColor}
        onChange={({ target }) => change({ isColor: target.checked })}
      >
        {texts.isColour}
      </CheckBox>
      {isColor && (
        <div className="mt-2 grid grid-cols-[auto_1fr] items-start gap-3">
          <div>
            <label htmlFor={id} className="mb-1.5 block font-medium text-sm">
              {texts.pick}
            </label>
            <input
              id={id}
              type="color"
              // The browser's colour picker accepts only complete colours.
              value={/^#[0-9a-f]{6}$/i.test(color) ? color : '#000000'}
              onChange={({ target }) => change({ color: target.value })}
              className="h-11 w-14 cursor-pointer rounded-control border border-edge bg-surface p-1"
            />
          </div>
          <TextField
            name={variantField(index, 'color')}
            label={texts.colour}
            value={color}
            onChange={({ target }) => change({ color: target.value.trim() })}
            maxLength={7}
            autoComplete="off"
            spellCheck={false}
            className="max-w-36"
          />
        </div>
      )}
    </div>
  )
}
