import { useEffect, useRef, useState } from 'react'
import * as texts from '#texts/sales/discounts/staff'
import { toShopTime } from '../../../../lib/texts/shop-time.ts'
import type { CardProduct } from '../../../catalog/products/card/card-product.ts'
import { CheckBox } from '../../../ui/fields/check-box.tsx'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { DISCOUNT_KINDS, DISCOUNT_SCOPES } from '../discount-kinds.contract.ts'
import type { DiscountItem } from '../discounts.contract.ts'
import { Announcement } from './announcement.tsx'
import { type DiscountChoices, describeDiscount } from './describe-discount.ts'
import { Collections, Countries, Group, Products, Radios } from './discount-choices.tsx'
import { DiscountPreview } from './discount-preview.tsx'
import { ExtensionCondition } from './extension-condition.tsx'
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
        {isAutomatic === 'false' && <Announcement isAnnounced={discount?.is_announced ?? false} />}
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
        <ExtensionCondition stored={discount?.condition} choices={choices.conditions} />
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
