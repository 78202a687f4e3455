import { texts } from '#texts/catalog/pricing'
import { showPrice } from '../../../lib/money.ts'
import { saleEnd } from './sale-end.ts'

interface SaleNoteProps {
  of: { before: string | null; until: string | null } | null
}

/** Explains the compare-at price and the end of a sale. */
export function SaleNote({ of: reduced }: SaleNoteProps) {
  if (!reduced) return null
  const { before, until } = reduced
  const said = [
    before !== null && texts.lowestBefore(showPrice(before)),
    until !== null && texts.saleEnds(saleEnd(until)),
  ]
  const sentences = said.filter((sentence) => sentence !== false)
  return sentences.length > 0 && <p className="text-muted text-sm">{sentences.join(' ')}</p>
}
