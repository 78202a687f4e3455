import { useState } from 'react'
import { texts } from '#texts/catalog/reviews/writing'
import { Field } from '../../../ui/fields/field.tsx'
import { MAX_STARS, MIN_STARS, STAR_STEP } from '../stars/star-scale.contract.ts'
import { StarRow } from '../stars/stars.tsx'

const inWords = (stars: number) => texts.outOfStars(stars, MAX_STARS)

/**
 * A rating input in half stars: a native range slider over drawn stars. Its invisible thumb is half a star wide, so
 * that a tap selects the exact half.
 */
export function RatingInput({ name, label, given }: { name: string; label: string; given: number }) {
  const [stars, setStars] = useState(given)
  return (
    <Field name={name}>
      {(control) => (
        <>
          <label htmlFor={control.id} className="mb-0.5 block font-medium text-sm">
            {label}
          </label>
          <div className="flex flex-wrap items-center gap-x-4">
            <div className="relative h-11 w-45">
              <div aria-hidden="true" className="absolute inset-y-1">
                <StarRow className="h-9 text-line" />
                <div className="absolute inset-0 overflow-hidden" style={{ width: `${(stars / MAX_STARS) * 100}%` }}>
                  <StarRow className="h-9 text-star" />
                </div>
              </div>
              <input
                // `autofocus` gives the initial focus in a dialog; React does not render the attribute.
                ref={(slider) => slider?.setAttribute('autofocus', '')}
                type="range"
                name={name}
                min={MIN_STARS}
                max={MAX_STARS}
                step={STAR_STEP}
                value={stars}
                onChange={({ target }) => setStars(Number(target.value))}
                aria-valuetext={inWords(stars)}
                {...control}
                className="star-slider absolute inset-0 size-full"
              />
            </div>
            <span aria-hidden="true" className="text-muted text-sm tabular-nums">
              {texts.outOf(stars, MAX_STARS)}
            </span>
          </div>
        </>
      )}
    </Field>
  )
}
