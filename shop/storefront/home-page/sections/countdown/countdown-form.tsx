import { texts } from '#texts/storefront/home-page/sections'
import { fromShopTime, toShopTime } from '../../../../../lib/texts/shop-time.ts'
import { ButtonFields, SectionText, TypedField } from '../editing/fields.tsx'
import type { SectionFormProps } from '../editing/section-form.ts'

export default function CountdownForm(form: SectionFormProps<'countdown'>) {
  const { section, change, nameOf } = form
  const isTime = !Number.isNaN(Date.parse(section.ends_at))
  return (
    <>
      <SectionText form={form} field="headline" label={texts.headline} />
      <TypedField
        name={nameOf('ends_at')}
        label={texts.endsAt}
        hint={texts.endsAtHint}
        type="datetime-local"
        value={isTime ? toShopTime(section.ends_at) : section.ends_at}
        onType={(typed) => change({ ends_at: fromShopTime(typed) ?? typed })}
      />
      <SectionText form={form} field="text" label={texts.text} rows={2} isOptional />
      <ButtonFields form={form} />
    </>
  )
}
