import { texts } from '#texts/sales/cart/pending-additions'
import { Picture } from '../../../ui/images/picture.tsx'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import { readIntent } from './cart-intent.ts'

const MOST_PICTURES = 3

/** A note at login and sign-up: the items that will be added to the cart afterwards. */
export function PendingAdditionsNote() {
  // They are stored in the browser only.
  const wishes = useHydrated() ? readIntent().toReversed() : []
  const [newest] = wishes
  if (!newest) return null
  const others = wishes.length - 1
  return (
    <div className="mb-8 flex items-center gap-4 rounded-card bg-accent-soft p-3">
      <div className="flex shrink-0 gap-1.5">
        {wishes.slice(0, MOST_PICTURES).map(({ variant, image }) => (
          <Picture key={variant} image={image} alt="" sizes="64px" widest={320} className="w-16 rounded-control" />
        ))}
      </div>
      <p className="min-w-0 font-medium text-sm wrap-anywhere">
        {texts.pendingAddition(newest.title, newest.variantName, others)}
      </p>
    </div>
  )
}
