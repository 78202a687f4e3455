import { texts } from '#texts/sales/tax/staff'
import { showPrice } from '../../../../lib/money.ts'
import { Price } from '../../../ui/price.tsx'
import type { YearOfSales } from '../vat-rates.contract.ts'

/** From this percentage of the threshold on, a note says that it is near. */
const NEAR = 80

interface SoldAbroadProps {
  years: readonly YearOfSales[]
  threshold: string
  /** Whether VAT is already computed by the country of delivery, so that no warning is needed. */
  isCountedThere: boolean
}

/** Sales to other member states this year and last year, compared with the threshold for VAT there. */
export function SoldAbroad({ years, threshold, isCountedThere }: SoldAbroadProps) {
  const highest = Math.max(...years.map(({ share }) => share))
  return (
    <section aria-labelledby="sold-abroad" className="mt-8">
      <h2 id="sold-abroad" className="text-xl">
        {texts.soldAbroad}
      </h2>
      <p className="mt-1 max-w-xl text-muted text-sm">{texts.thresholdHint(showPrice(threshold))}</p>
      <dl className="mt-4 grid gap-x-10 gap-y-4 sm:grid-cols-2">
        {years.map(({ year, net, share }) => (
          <div key={year}>
            <dt className="text-muted text-sm">{year}</dt>
            <dd>
              <Price of={net} className="font-display font-semibold text-2xl tabular-nums" />
              <span className="mt-2 block h-1.5 overflow-hidden rounded-full bg-sunken outline outline-transparent">
                <span
                  className={`block h-full forced-color-adjust-none ${share >= NEAR && !isCountedThere ? 'bg-warn' : 'bg-ink'}`}
                  style={{ width: `${Math.min(share, 100)}%` }}
                />
              </span>
              <span className="mt-1 block text-muted text-sm">{texts.shareOf(share, showPrice(threshold))}</span>
            </dd>
          </div>
        ))}
      </dl>
      {!isCountedThere && highest >= NEAR && (
        <p role="status" className="mt-4 rounded-control bg-warn-soft px-4 py-3 text-sm text-warn">
          {highest >= 100 ? texts.overThreshold : texts.closeToThreshold}
        </p>
      )}
    </section>
  )
}
