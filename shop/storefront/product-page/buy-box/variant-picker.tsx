import { texts } from '#texts/storefront/product-page'
import type { Product, Variant } from '../../../catalog/products/read/catalogue.contract.ts'
import { isSameValue, valuesOf, variantForChoice } from '../../../catalog/products/read/options.ts'
import { useSharedTextLanguage } from '../../../ui/identity/shop-identity.ts'
import { Picture } from '../../../ui/images/picture.tsx'
import { Link } from '../../../ui/link.tsx'

interface VariantPickerProps {
  product: Pick<Product, 'options' | 'variants'>
  chosen: Variant
}

/**
 * The variants as links, so that each can be shared and works without scripts. Products with options get one picker
 * per option.
 */
export function VariantPicker({ product: { options, variants }, chosen }: VariantPickerProps) {
  if (options.length > 0) {
    return options.map((name, option) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: in the preview two options may be unnamed
      <OptionPicker key={option} name={name} option={option} variants={variants} chosen={chosen} />
    ))
  }
  const isPictured = variants.some(({ color }) => color !== null)
  return (
    <Choice id="variants" name={chosen.color === null ? texts.option : texts.colour} chosen={chosen.name}>
      {variants.map((variant) => (
        <ChoiceLink
          key={variant.id}
          variant={variant}
          isCurrent={variant.id === chosen.id}
          isPictured={isPictured}
          color={variant.color}
          text={variant.name}
          state={variant.stock === 0 ? 'sold out' : 'there'}
        />
      ))}
    </Choice>
  )
}

interface OptionPickerProps {
  name: string
  /** The index of the option, from 0. */
  option: number
  variants: readonly Variant[]
  chosen: Variant
}

/**
 * The values of one option. A value that is unavailable with the other chosen values links to the closest variant.
 */
function OptionPicker({ name, option, variants, chosen }: OptionPickerProps) {
  const value = chosen.options[option] ?? ''
  const values = valuesOf(variants, option)
  const isPictured = values.some(({ color }) => color !== null)
  const lang = useSharedTextLanguage()
  return (
    <Choice id={`option-${option}`} lang={lang} name={texts.optionNamed(name)} chosen={value}>
      {values.map((one) => {
        const found = variantForChoice(variants, chosen, option, one.value)
        if (!found) return null
        const { variant, isExact } = found
        return (
          <ChoiceLink
            key={one.value}
            variant={variant}
            isCurrent={isSameValue(one.value, value)}
            isPictured={isPictured}
            color={one.color}
            text={one.value}
            state={!isExact ? 'otherwise' : variant.stock === 0 ? 'sold out' : 'there'}
          />
        )
      })}
    </Choice>
  )
}

function Choice({
  id,
  lang,
  name,
  chosen,
  children,
}: {
  id: string
  /** The language of the name. */
  lang?: string | undefined
  name: string
  chosen: string
  children: React.ReactNode
}) {
  return (
    <div className="mt-5">
      <p id={id} className="text-sm">
        <span lang={lang} className="text-muted">
          {name}
        </span>
        <span lang={useSharedTextLanguage()} className="font-medium">
          {chosen}
        </span>
      </p>
      <ul aria-labelledby={id} className="mt-2 flex flex-wrap gap-2">
        {children}
      </ul>
    </div>
  )
}

interface ChoiceLinkProps {
  /** The target of the link. */
  variant: Variant
  isCurrent: boolean
  /** At least one choice is a colour, so all show pictures. */
  isPictured: boolean
  color: string | null
  text: string
  /** `otherwise`: available only with other values of the other options. */
  state: 'there' | 'sold out' | 'otherwise'
}

/** A link to a variant: colours show pictures, other options their names. */
function ChoiceLink({ variant, isCurrent, isPictured, color, text, state }: ChoiceLinkProps) {
  const picture = isPictured ? variant.images[0]?.image : undefined
  const edge = state === 'otherwise' ? 'border-edge border-dashed text-muted' : 'border-line'
  return (
    <li>
      <Link
        to={`?variant=${variant.id}`}
        replace
        preventScrollReset
        aria-current={isCurrent}
        title={picture && text}
        className={`flex min-h-11 items-center rounded-control border bg-surface text-sm hover:border-ink aria-[current=true]:border-ink aria-[current=true]:ring-1 aria-[current=true]:ring-ink ${edge} ${picture ? 'relative overflow-hidden p-0.5' : 'gap-2.5 px-3.5'}`}
      >
        {picture ? (
          <Picture
            image={picture}
            alt=""
            sizes="56px"
            widest={320}
            className={`size-13 rounded-[0.45rem] ${state === 'there' ? '' : 'opacity-45'}`}
          />
        ) : (
          color && <span aria-hidden="true" className="swatch size-5" style={{ backgroundColor: color }} />
        )}
        {picture && state === 'sold out' && <span aria-hidden="true" className="struck-through" />}
        <span
          lang={useSharedTextLanguage()}
          className={picture ? 'sr-only' : state === 'sold out' ? 'text-muted line-through' : ''}
        >
          {text}
        </span>
        {state === 'sold out' && <span className="sr-only">{texts.outOfStockSuffix}</span>}
        {state === 'otherwise' && <span className="sr-only">{texts.onlyInVariant(variant.name)}</span>}
      </Link>
    </li>
  )
}
