import { texts } from '#texts/catalog/products/read/publication'
import { showMoment } from '../../../../../lib/texts/dates.ts'
import { isPublicAt, type Publication } from './publication.contract.ts'

/** Notes to staff that a product is not public. Renders nothing for a public product. */
export function NotPublic({ product: { state, published_from } }: { product: Publication }) {
  if (isPublicAt({ state, published_from }, new Date())) return null
  const notice =
    state === 'published' ? texts.publicFrom(showMoment(published_from ?? '')) : texts.ONLY_STAFF_SEE[state]
  return (
    <p role="note" className="mb-6 rounded-control bg-sunken px-4 py-3">
      {notice}
    </p>
  )
}
