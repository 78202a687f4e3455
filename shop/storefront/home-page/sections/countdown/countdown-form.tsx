import { texts } from '#texts/storefront/home-page/sections'
import { fromShopTime, toShopTime } from '../../../../../lib/texts/shop-time.ts'
import { ButtonFields, TypedField } from '../editing/fields.tsx'
import type { SectionFormProps } from '../editing/section-form.ts'

export default function CountdownForm({ section, change, nameOf }: SectionFormProps<'countdown'>) {
  const isTime = !Number.isNaN(Date.parse(section.ends_at))
  return (
    <>
      <TypedField
        name={nameOf('headline')}
        label={texts.headline}
        value={section.headline}
        onType={(headline) => change({ headline })}
      />
      <TypedField
        name={nameOf('ends_at')}
        label={texts.endsAt}
        hint={texts.endsAtHint}
        type="datetime-local"
        value={isTime ? toShopTime(section.ends_at) : section.ends_at}
        onType={(typed) => change({ ends_at: fromShopTime(typed) ?? typed })}
      />
      <TypedField
        name={nameOf('text')}
        label={texts.text}
        rows={2}
        value={section.text}
        onType={(text) => change({ text })}
        isOptional
      />
      <ButtonFields section={section} change={change} nameOf={nameOf} />
    </>
  )
}
