import { Eye, EyeOff } from 'lucide-react'
import { texts } from '#texts/catalog/products/table'
import { showDay } from '../../../../../lib/texts/dates.ts'
import { IconButton } from '../../../../ui/button.tsx'
import type { StaffProduct } from '../products-table.contract.ts'

interface ProductStatusProps {
  product: StaffProduct
  /** Publishes or hides the product. */
  step: () => void
}

/** The publication state with a button for the most likely next action. */
export function ProductStatus({ product: { title, state, published_from }, step }: ProductStatusProps) {
  const isShown = state === 'published'
  const next = isShown ? 'hidden' : 'published'
  const isAhead = isShown && published_from !== null && Date.parse(published_from) > Date.now()
  const Icon = isShown ? EyeOff : Eye
  return (
    <div className="flex items-center gap-1 md:whitespace-nowrap">
      <span
        className={`rounded-full px-2.5 py-0.5 text-sm ${isShown ? 'bg-good-soft text-good' : 'bg-warn-soft text-warn'}`}
      >
        {texts.STATES[state]}
        {isAhead && ` ${texts.publicFrom(showDay(published_from))}`}
      </span>
      <IconButton label={texts.STEP_NAMED[next](title)} onClick={step} className="text-muted hover:text-ink md:size-9">
        <Icon aria-hidden="true" className="size-4.5" />
      </IconButton>
    </div>
  )
}
