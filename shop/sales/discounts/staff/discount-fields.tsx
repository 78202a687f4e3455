import { useEffect, useRef, useState } from 'react'
import { texts } from '#texts/sales/discounts/staff'
import { toShopTime } from '../../../../lib/texts/shop-time.ts'
import type { CardProduct } from '../../../catalog/products/card/card-product.ts'
import { CheckBox } from '../../../ui/fields/check-box.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { DISCOUNT_KINDS } from '../discount-kinds.contract.ts'
import type { DiscountItem } from '../discounts.contract.ts'
import { Announcement } from './announcement.tsx'
import { type DiscountChoices, describeDiscount } from './describe-discount.ts'
import { DiscountPreview } from './discount-preview.tsx'
import { ExtensionCondition } from './extension-condition.tsx'
import { BundleFields } from './fields/bundle-fields.tsx'
import { Countries, Group, Methods, Radios } from './fields/choice-fields.tsx'
import { CustomerFields } from './fields/customer-fields.tsx'
import { NUMBER, withoutZeroCents } from './fields/number-field.ts'
import { ScopeFields } from './fields/scope-fields.tsx'
import { SetFields } from './fields/set-fields.tsx'
import { TierFields } from './fields/tier-fields.tsx'
import { readDiscountForm, type TypedDiscount } from './read-discount-form.ts'

interface DiscountFieldsProps {
  /** Undefined for a new one. */
  discount: DiscountItem | undefined
  choices: DiscountChoices
  /** The products of its scope or its variants, and those that it reduces. */
  products: { scope: readonly CardProduct[]; get: readonly CardProduct[] }
}

/** The fields of a discount, a sentence about its effect, and example carts. */
export function DiscountFields({ discount, choices, products }: DiscountFieldsProps) {
  const [kind, setKind] = useState(discount?.kind ?? 'percentage')
  const [isAutomatic, setAutomatic] = useState(String(discount?.is_automatic ?? false))
  const fields = useRef<HTMLDivElement>(null)
  const { typed, readAgain } = useTypedDiscount(fields)
  const stored = discount?.kind === kind ? discount : undefined

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
        {(kind === 'percentage' || kind === 'amount') && (
          <TextField
            key={kind}
            name="value"
            label={kind === 'percentage' ? texts.percent : texts.amount}
            hint={kind === 'percentage' ? texts.percentHint : undefined}
            defaultValue={stored ? withoutZeroCents(stored.value) : ''}
            inputMode="decimal"
            autoComplete="off"
            className="max-w-48"
          />
        )}
        {kind === 'free_shipping' && (
          <Methods
            choices={choices}
            chosen={stored?.methods ?? []}
            count={typed?.methods.length ?? stored?.methods.length ?? 0}
          />
        )}
        {kind === 'quantity_tiers' && <TierFields discount={stored} changed={readAgain} />}
        {kind === 'buy_x_get_y' && (
          <SetFields discount={stored} choices={choices} products={products.get} changed={readAgain} />
        )}
        {kind === 'bundle_price' && <BundleFields discount={stored} />}
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
      <ScopeFields discount={discount} choices={choices} products={products.scope} changed={readAgain} />
      <Group legend={texts.conditions} hint={texts.minimumHint}>
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            name="minimum"
            label={texts.minimum}
            defaultValue={discount && Number(discount.minimum) > 0 ? withoutZeroCents(discount.minimum) : ''}
            {...NUMBER}
            inputMode="decimal"
          />
          <TextField
            name="minimum_pieces"
            label={texts.minimumPieces}
            defaultValue={discount?.minimum_pieces || ''}
            {...NUMBER}
          />
        </div>
        <CustomerFields discount={discount} choices={choices} changed={readAgain} />
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
            {...NUMBER}
          />
          <TextField
            name="max_uses_per_customer"
            label={texts.perCustomer}
            hint={texts.emptyForUnlimited}
            defaultValue={discount?.max_uses_per_customer ?? ''}
            {...NUMBER}
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
