import { X } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import * as texts from '#texts/sales/discounts/staff'
import { COUNTRY_CODES, countryName, sortedByName } from '../../../../lib/places/countries.ts'
import { toShopTime } from '../../../../lib/texts/shop-time.ts'
import type { CardProduct } from '../../../catalog/products/card/card-product.ts'
import { ProductLine } from '../../../catalog/products/picker/product-line.tsx'
import { ProductPicker } from '../../../catalog/products/picker/product-picker.tsx'
import { IconButton } from '../../../ui/button.tsx'
import { CheckBox } from '../../../ui/fields/check-box.tsx'
import { Field } from '../../../ui/fields/field.tsx'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { DISCOUNT_KINDS, DISCOUNT_SCOPES } from '../discount.ts'
import type { DiscountItem } from '../discounts.contract.ts'
import { type DiscountChoices, describeDiscount } from './describe-discount.ts'
import { DiscountPreview } from './discount-preview.tsx'
import { readDiscountForm, type TypedDiscount } from './read-discount-form.ts'

interface DiscountFieldsProps {
  /** Undefined for a new one. */
  discount: DiscountItem | undefined
  choices: DiscountChoices
  /** The products of its scope. */
  products: readonly CardProduct[]
}

/** The fields of a discount, a sentence about its effect, and example carts. */
export function DiscountFields({ discount, choices, products: begin }: DiscountFieldsProps) {
  const [kind, setKind] = useState(discount?.kind ?? 'percentage')
  const [isAutomatic, setAutomatic] = useState(String(discount?.is_automatic ?? false))
  const [scope, setScope] = useState(discount?.scope ?? 'everything')
  const [products, setProducts] = useState(begin)
  const fields = useRef<HTMLDivElement>(null)
  const { typed, readAgain } = useTypedDiscount(fields)
  const tags = choices.tags.map(({ id, name }) => [id, name] as const)
  // Products that the catalogue does not list, such as drafts, stay in the scope.
  const unlisted = discount?.products.filter((id) => begin.every((product) => product.id !== id)) ?? []
  const isTagDeleted = discount?.tag != null && tags.every(([id]) => id !== discount.tag)

  return (
    <div ref={fields} onChange={readAgain} className="grid gap-6">
      <TextField
        name="name"
        label={texts.name}
        hint={texts.nameHint}
        defaultValue={discount?.name}
        autoComplete="off"
        maxLength={80}
      />
      <Radios
        name="kind"
        legend={texts.kind}
        choices={DISCOUNT_KINDS.map((one) => [one, texts.kinds[one]])}
        value={kind}
        change={setKind}
      >
        {kind !== 'free_shipping' && (
          <TextField
            key={kind}
            name="value"
            label={kind === 'percentage' ? texts.percent : texts.amount}
            hint={kind === 'percentage' ? texts.percentHint : undefined}
            defaultValue={discount?.kind === kind ? shownDecimal(discount.value) : ''}
            inputMode="decimal"
            autoComplete="off"
            className="max-w-48"
          />
        )}
      </Radios>
      <Radios
        name="is_automatic"
        legend={texts.activation}
        choices={[
          ['false', texts.byCode],
          ['true', texts.automatically],
        ]}
        value={isAutomatic}
        change={setAutomatic}
      >
        {isAutomatic === 'false' && (
          <TextField
            name="code"
            label={texts.code}
            hint={texts.codeHint}
            defaultValue={discount?.code}
            required={false}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            className="max-w-md"
          />
        )}
      </Radios>
      <Radios
        name="scope"
        legend={texts.appliesTo}
        choices={DISCOUNT_SCOPES.map((one) => [one, texts.scopes[one]])}
        value={scope}
        change={setScope}
      >
        {scope === 'collections' && <Collections choices={choices} chosen={discount?.collections ?? []} />}
        {scope === 'products' && (
          <>
            {unlisted.map((id) => (
              <input key={id} type="hidden" name="products" value={id} />
            ))}
            <Products products={products} setProducts={setProducts} />
          </>
        )}
        <CheckBox name="excludes_reduced" required={false} defaultChecked={discount?.excludes_reduced}>
          {texts.excludesReduced}
        </CheckBox>
      </Radios>
      <Group legend={texts.conditions} hint={texts.minimumHint}>
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            name="minimum"
            label={texts.minimum}
            defaultValue={discount && Number(discount.minimum) > 0 ? shownDecimal(discount.minimum) : ''}
            required={false}
            inputMode="decimal"
            autoComplete="off"
          />
          <TextField
            name="minimum_pieces"
            label={texts.minimumPieces}
            defaultValue={discount?.minimum_pieces || ''}
            required={false}
            inputMode="numeric"
            autoComplete="off"
          />
          <SelectField
            name="tag"
            label={texts.customers}
            choices={[
              ['', texts.allCustomers],
              ...tags,
              ...(isTagDeleted ? [[discount.tag ?? 0, texts.deletedTag] as const] : []),
            ]}
            defaultValue={discount?.tag ?? ''}
          />
        </div>
        <CheckBox name="is_for_first_order" required={false} defaultChecked={discount?.is_for_first_order}>
          {texts.firstOrder}
        </CheckBox>
        <Countries
          chosen={discount?.countries ?? []}
          count={typed?.countries.length ?? discount?.countries.length ?? 0}
        />
      </Group>
      <Group legend={texts.limits}>
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            name="max_uses"
            label={texts.maxUses}
            hint={texts.emptyForUnlimited}
            defaultValue={discount?.max_uses ?? ''}
            required={false}
            inputMode="numeric"
            autoComplete="off"
          />
          <TextField
            name="max_uses_per_customer"
            label={texts.perCustomer}
            hint={texts.emptyForUnlimited}
            defaultValue={discount?.max_uses_per_customer ?? ''}
            required={false}
            inputMode="numeric"
            autoComplete="off"
          />
          <TextField
            name="starts_at"
            type="datetime-local"
            label={texts.from}
            hint={texts.startsHint}
            required={false}
            defaultValue={discount && toShopTime(discount.starts_at)}
          />
          <TextField
            name="ends_at"
            type="datetime-local"
            label={texts.until}
            hint={texts.endsHint}
            required={false}
            defaultValue={discount?.ends_at ? toShopTime(discount.ends_at) : ''}
          />
        </div>
        <div>
          <CheckBox name="combines" required={false} defaultChecked={discount?.combines}>
            {texts.combines}
          </CheckBox>
          <p className="ml-9 text-muted text-sm">{texts.combinesHint}</p>
        </div>
        <CheckBox name="is_active" required={false} defaultChecked={discount?.is_active ?? true}>
          {texts.active}
        </CheckBox>
      </Group>
      {typed && (
        <section aria-label={texts.summary} className="rounded-card bg-sunken px-4 py-3">
          <h2 className="mb-1 font-medium text-sm">{texts.summary}</h2>
          <p className="wrap-anywhere">{describeDiscount(typed, choices)}</p>
        </section>
      )}
      <DiscountPreview form={() => fields.current?.closest('form') ?? undefined} />
    </div>
  )
}

/** Returns the typed values, read after each render and change. Undefined before the first one. */
function useTypedDiscount(fields: React.RefObject<HTMLElement | null>) {
  const [typed, setTyped] = useState('')
  const [, setChanges] = useState(0)
  useEffect(() => {
    const form = fields.current?.closest('form')
    if (form) setTyped(JSON.stringify(readDiscountForm(new FormData(form))))
  })
  return {
    typed: typed === '' ? undefined : (JSON.parse(typed) as TypedDiscount),
    readAgain: () => setChanges((count) => count + 1),
  }
}

/** Returns a decimal without unnecessary zeros: `10.00` as `10`. */
const shownDecimal = (decimal: string) => decimal.replace(/\.00$/, '')

function Group({ legend, hint, children }: { legend: string; hint?: string; children: ReactNode }) {
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 font-medium">{legend}</legend>
      {hint && <p className="text-muted text-sm">{hint}</p>}
      {children}
    </fieldset>
  )
}

interface RadiosProps<Value extends string> {
  name: string
  legend: string
  choices: readonly (readonly [value: Value, label: string])[]
  value: Value
  change: (value: Value) => void
  /** The fields of the chosen value. */
  children: ReactNode
}

function Radios<Value extends string>({ name, legend, choices, value, change, children }: RadiosProps<Value>) {
  return (
    <Group legend={legend}>
      <Field name={name}>
        {() => (
          <div className="flex flex-wrap gap-x-6">
            {choices.map(([one, label]) => (
              <label key={one} className="flex min-h-11 items-center gap-3">
                <input
                  type="radio"
                  name={name}
                  value={one}
                  checked={value === one}
                  onChange={() => change(one)}
                  className="size-5 accent-ink"
                />
                {label}
              </label>
            ))}
          </div>
        )}
      </Field>
      {children}
    </Group>
  )
}

function Collections({ choices, chosen }: { choices: DiscountChoices; chosen: readonly number[] }) {
  return (
    <Field name="collections">
      {() => (
        <div className="grid max-h-72 gap-x-4 overflow-y-auto rounded-control border border-line px-4 py-1 sm:grid-cols-2">
          {choices.collections.length === 0 && <p className="py-3 text-muted">{texts.noCollections}</p>}
          {choices.collections.map(({ id, name }) => (
            <Tick key={id} name="collections" value={String(id)} isTicked={chosen.includes(id)} label={name} />
          ))}
        </div>
      )}
    </Field>
  )
}

function Countries({ chosen, count }: { chosen: readonly string[]; count: number }) {
  return (
    <Field name="countries">
      {() => (
        <details className="rounded-control border border-line px-4">
          <summary className="min-h-11 cursor-pointer py-2.5">
            <span className="font-medium text-sm">{texts.countries}</span>{' '}
            <span className="text-muted text-sm">
              {count === 0 ? texts.allCountries : texts.chosenCountries(count)}
            </span>
          </summary>
          <div className="grid grid-cols-2 gap-x-4 pb-2 sm:grid-cols-3">
            {sortedByName(COUNTRY_CODES).map((code) => (
              <Tick
                key={code}
                name="countries"
                value={code}
                isTicked={chosen.includes(code)}
                label={countryName(code)}
              />
            ))}
          </div>
        </details>
      )}
    </Field>
  )
}

interface TickProps {
  name: string
  value: string
  isTicked: boolean
  label: string
}

function Tick({ name, value, isTicked, label }: TickProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3 wrap-anywhere">
      <input type="checkbox" name={name} value={value} defaultChecked={isTicked} className="size-5 shrink-0" />
      {label}
    </label>
  )
}

interface ProductsProps {
  products: readonly CardProduct[]
  setProducts: (products: readonly CardProduct[]) => void
}

/** The products of the scope: added by search, removed. */
function Products({ products, setProducts }: ProductsProps) {
  return (
    <Field name="products">
      {(control) => (
        <>
          {products.length > 0 && (
            <ul className="divide-y divide-line rounded-control border border-line">
              {products.map((product) => (
                <li key={product.id}>
                  <input type="hidden" name="products" value={product.id} />
                  <ProductLine product={product}>
                    <IconButton
                      label={texts.removeNamed(product.title)}
                      onClick={() => setProducts(products.filter(({ id }) => id !== product.id))}
                    >
                      <X aria-hidden="true" className="size-5" />
                    </IconButton>
                  </ProductLine>
                </li>
              ))}
            </ul>
          )}
          <ProductPicker
            control={control}
            isPicked={(id) => products.some((product) => product.id === id)}
            add={(product) => setProducts([...products, product])}
          />
        </>
      )}
    </Field>
  )
}
