import * as texts from '#texts/product-page'
import type { ProductOfPage } from '../catalogue/catalogue.contract.ts'
import { type Fact, parseFacts } from '../catalogue/facts/facts.contract.ts'
import { Markdown } from '../markdown/markdown.tsx'
import { leadOf } from './lead-of.ts'

/** What is said of a product, and what is known of it. */
export default function Description({ product: { description_blocks, facts } }: { product: ProductOfPage }) {
  const { lead, rest } = leadOf(description_blocks)
  return (
    <section aria-labelledby="description" className="mt-6 max-w-[68ch] sm:col-start-1">
      <h2 id="description" className="text-xl">
        {texts.aboutThisProduct}
      </h2>
      {lead && <p className="mt-3 text-balance text-xl leading-snug">{lead}</p>}
      <Markdown blocks={rest} className="mt-3 text-pretty" />
      {facts !== '' && <FactTable facts={parseFacts(facts)} />}
    </section>
  )
}

function FactTable({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="mt-6 border-line border-t text-sm">
      {facts.map(({ name, value }) => (
        <div key={name} className="grid gap-x-6 border-line border-b py-2.5 sm:grid-cols-[minmax(8rem,1fr)_2fr]">
          <dt className="text-muted wrap-anywhere">{name}</dt>
          <dd className="wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
