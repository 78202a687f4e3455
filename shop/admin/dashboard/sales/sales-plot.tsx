import { useState } from 'react'
import { texts } from '#texts/admin/dashboard'
import { showPrice, toCents } from '../../../../lib/money.ts'
import { showDay } from '../../../../lib/texts/dates.ts'
import { Price } from '../../../ui/price.tsx'
import { Day } from '../../../ui/time.tsx'
import type { DaySold } from '../dashboard.contract.ts'

/** In units of the SVG, which is stretched to its container. */
const HEIGHT = 100
const STEP = 10
const BAR = 7

interface SalesPlotProps {
  days: readonly DaySold[]
  /** False if the screen shows the numbers in another table. */
  hasTable?: boolean
  title?: string
}

/**
 * Daily sales as bars, with the last day's the darkest. The same numbers are in a table for screen readers, which can
 * be shown.
 */
export function SalesPlot({ days, hasTable = true, title = texts.salesByDay }: SalesPlotProps) {
  const [isTable, setTable] = useState(false)
  const most = Math.max(1, ...days.map(({ sales }) => toCents(sales)))
  const [first, last] = [days[0], days.at(-1)]
  return (
    <div className="mt-8">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="font-medium font-sans text-sm">{title}</h3>
        {hasTable && (
          <button
            type="button"
            aria-pressed={isTable}
            onClick={() => setTable(!isTable)}
            className="inline-flex min-h-11 items-center text-muted text-sm underline-offset-4 hover:text-ink hover:underline"
          >
            {isTable ? texts.showPlot : texts.showTable}
          </button>
        )}
      </div>
      {!isTable && (
        <div aria-hidden="true" className="relative">
          <svg
            viewBox={`0 0 ${days.length * STEP} ${HEIGHT}`}
            preserveAspectRatio="none"
            role="presentation"
            className="h-36 w-full border-line border-b text-edge sm:h-44"
          >
            {days.map(({ day, sales, orders }, index) => {
              const height = (toCents(sales) / most) * HEIGHT
              return (
                <g key={day} className={index === days.length - 1 ? 'text-ink' : 'hover:text-ink'}>
                  <title>{texts.ofDay(showDay(day), showPrice(sales), texts.orders(orders))}</title>
                  <rect x={index * STEP} y={0} width={STEP} height={HEIGHT} fill="transparent" />
                  <rect
                    x={index * STEP + (STEP - BAR) / 2}
                    y={HEIGHT - height}
                    width={BAR}
                    height={height}
                    fill="currentColor"
                  />
                </g>
              )
            })}
          </svg>
          <p className="absolute top-0 left-0 bg-paper/80 pr-2 text-muted text-xs tabular-nums">
            {showPrice((most / 100).toFixed(2))}
          </p>
          <p className="mt-1.5 flex justify-between text-muted text-xs">
            {first && <Day of={first.day} />}
            {last && <Day of={last.day} />}
          </p>
        </div>
      )}
      {hasTable && <SalesTable days={days} className={isTable ? 'w-full max-w-md text-sm' : 'sr-only'} />}
    </div>
  )
}

function SalesTable({ days, className }: { days: readonly DaySold[]; className: string }) {
  return (
    <table className={className}>
      <caption className="sr-only">{texts.salesByDay}</caption>
      <thead>
        <tr className="border-line border-b text-left text-muted">
          <th scope="col" className="py-2 font-medium">
            {texts.day}
          </th>
          <th scope="col" className="py-2 text-right font-medium">
            {texts.ordersOfDay}
          </th>
          <th scope="col" className="py-2 text-right font-medium">
            {texts.salesOfDay}
          </th>
        </tr>
      </thead>
      <tbody>
        {days.toReversed().map(({ day, orders, sales }) => (
          <tr key={day} className="border-line border-b">
            <th scope="row" className="py-1.5 text-left font-normal">
              <Day of={day} />
            </th>
            <td className="py-1.5 text-right tabular-nums">{orders}</td>
            <td className="py-1.5 text-right">
              <Price of={sales} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
