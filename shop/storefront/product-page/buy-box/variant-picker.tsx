import * as texts from '#texts/storefront/product-page'
import type { Product, Variant } from '../../../catalog/products/read/catalogue.contract.ts'
import { isSameValue, valuesOf, variantForChoice } from '../../../catalog/products/read/options.ts'
import { useOwnerLanguage } from '../../../ui/identity/shop-identity.ts'
import { Picture } from '../../../ui/images/picture.tsx'
import { Link } from '../../../ui/link.tsx'

interface VariantPickerProps {
  product: Pick<Product, 'options' | 'variants'>
  chosen: Variant
}

/**
 * The variants as links: each has an address of its own, which can be shared and works without script. Where they differ by options, each is
 * chosen by itself.
 */
export function VariantPicker({ product: { options, variants }, chosen }: VariantPickerProps) {
  if (options.length > 0) {
    return options.map((name, option) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: while staff write them, two may have no name yet
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
  /** Its place among the options, from 0. */
  option: number
  variants: readonly Variant[]
  chosen: Variant
}

/** The values of one option. What does not go with the other values that are chosen leads to what is most like it. */
function OptionPicker({ name, option, variants, chosen }: OptionPickerProps) {
  const value = chosen.options[option] ?? ''
  const values = valuesOf(variants, option)
  const isPictured = values.some(({ color }) => color !== null)
  const lang = useOwnerLanguage()
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
  /** Of the name. */
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
        <span lang={useOwnerLanguage()} className="font-medium">
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
  /** Where it leads. */
  variant: Variant
  isCurrent: boolean
  /** Any of the choices is a colour: all of them show pictures. */
  isPictured: boolean
  color: string | null
  text: string
  /** `otherwise`: not with what else is chosen, but with something else. */
  state: 'there' | 'sold out' | 'otherwise'
}

/** Choices among colours are shown by their pictures, all others by their names. */
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
          lang={useOwnerLanguage()}
          className={picture ? 'sr-only' : state === 'sold out' ? 'text-muted line-through' : ''}
        >
          {text}
        </span>
        {state === 'sold out' && <span className="sr-only">{texts.outOfStockAside}</span>}
        {state === 'otherwise' && <span className="sr-only">{texts.onlyAs(variant.name)}</span>}
      </Link>
    </li>
  )
}
