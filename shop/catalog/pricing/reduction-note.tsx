import * as texts from '#texts/catalog/pricing'
import { showPrice } from '../../../lib/money.ts'
import { saleEnd } from './sale-end.ts'

interface ReductionNoteProps {
  of: { before: string | null; until: string | null } | null
}

/** Says what stands behind a struck price, and how long the reduction goes on. */
export function ReductionNote({ of: reduced }: ReductionNoteProps) {
  if (!reduced) return null
  const { before, until } = reduced
  const said = [
    before !== null && texts.lowestBefore(showPrice(before)),
    until !== null && texts.reducedUntil(saleEnd(until)),
  ]
  const sentences = said.filter((sentence) => sentence !== false)
  return sentences.length > 0 && <p className="text-muted text-sm">{sentences.join(' ')}</p>
}
