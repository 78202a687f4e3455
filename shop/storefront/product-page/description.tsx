import { texts } from '#texts/storefront/product-page'
import { type Attribute, parseAttributes } from '../../catalog/products/read/attributes/attributes.contract.ts'
import type { ProductOfPage } from '../../catalog/products/read/catalogue.contract.ts'
import { noWithdrawal } from '../../catalog/products/read/legal/no-withdrawal.ts'
import { useOwnerLanguage, useTextLanguage } from '../../ui/identity/shop-identity.ts'
import { Markdown } from '../../ui/markdown/markdown.tsx'
import { splitLead } from './split-lead.ts'

/** The description and attributes of a product. */
export default function Description({ product }: { product: ProductOfPage }) {
  const { description_blocks, facts, translated } = product
  const lang = useTextLanguage(product, 'description')
  const ofFacts = useTextLanguage(product, 'facts')
  const { lead, rest } = splitLead(description_blocks)
  return (
    <section aria-labelledby="description" className="mt-6 max-w-[68ch] sm:col-start-1">
      <h2 id="description" className="text-xl">
        {texts.aboutThisProduct}
      </h2>
      {lead && (
        <p lang={lang} className="mt-3 text-balance text-xl leading-snug">
          {lead}
        </p>
      )}
      <Markdown blocks={rest} isTranslated={translated?.includes('description')} className="mt-3 text-pretty" />
      {facts !== '' && (
        <FactTable lang={ofFacts} facts={parseAttributes(facts).map((fact) => ({ ...fact, lang: ofFacts }))} />
      )}
      <LegalDetails product={product} />
    </section>
  )
}

/** Legally required details: manufacturer and contact, model, warnings, and the right of withdrawal. */
function LegalDetails({ product }: { product: ProductOfPage }) {
  const { maker, maker_details, model, warnings, withdrawal } = product
  const { address = '', contact = '', responsible = '' } = maker_details ?? {}
  const lang = useOwnerLanguage()
  const ofWarnings = useTextLanguage(product, 'warnings')
  const facts: WrittenFact[] = [
    { name: texts.madeBy, value: [maker, address, contact].filter(Boolean).join('\n'), lang },
    { name: texts.responsible, value: responsible, lang },
    { name: texts.model, value: model, lang },
    { name: texts.warnings, value: warnings, lang: ofWarnings },
    {
      name: texts.withdrawal,
      value: noWithdrawal(withdrawal),
    },
  ].filter(({ value }) => value !== '')
  if (facts.length === 0) return null
  return (
    <>
      <h3 className="mt-8 font-medium">{texts.makerAndSafety}</h3>
      <FactTable facts={facts} />
    </>
  )
}

/** An attribute with the language of its value, unless it is the shop's. */
type WrittenFact = Attribute & { lang?: string | undefined }

/** @param lang the language of the names */
function FactTable({ facts, lang }: { facts: readonly WrittenFact[]; lang?: string | undefined }) {
  return (
    <dl className="mt-6 border-line border-t text-sm">
      {facts.map(({ name, value, lang: ofValue }) => (
        <div key={name} className="grid gap-x-6 border-line border-b py-2.5 sm:grid-cols-[minmax(8rem,1fr)_2fr]">
          <dt lang={lang} className="text-muted wrap-anywhere">
            {name}
          </dt>
          <dd lang={ofValue} className="whitespace-pre-line wrap-anywhere">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  )
}
