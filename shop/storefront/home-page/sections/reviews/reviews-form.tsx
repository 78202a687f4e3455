import { texts } from '#texts/storefront/home-page/sections'
import { NumberChoice, SectionText } from '../editing/fields.tsx'
import type { SectionFormProps } from '../editing/section-form.ts'

export default function ReviewsForm(form: SectionFormProps<'reviews'>) {
  const { section, change, nameOf } = form
  return (
    <>
      <SectionText form={form} field="heading" label={texts.heading} hint={texts.reviewHeadingHint} isOptional />
      <div className="grid gap-5 sm:grid-cols-2">
        <NumberChoice
          name={nameOf('min_stars')}
          label={texts.minStars}
          value={section.min_stars}
          choices={[3, 3.5, 4, 4.5, 5]}
          read={texts.stars}
          choose={(min_stars) => change({ min_stars })}
        />
        <NumberChoice
          name={nameOf('count')}
          label={texts.reviewCount}
          value={section.count}
          choices={[3, 6, 9]}
          choose={(count) => change({ count })}
        />
      </div>
    </>
  )
}
