import { useState } from 'react'
import { texts } from '#texts/admin/dashboard'
import { showPrice, toCents } from '../../../../lib/money.ts'
import { showDay, showPeriod } from '../../../../lib/texts/dates.ts'
import { Price } from '../../../ui/price.tsx'
import { Day } from '../../../ui/time.tsx'
import type { DaySold } from '../dashboard.contract.ts'

/** In units of the SVG, which is stretched to its container. */
const HEIGHT = 100
const STEP = 10

interface SalesPlotProps {
  days: readonly DaySold[]
  /** The period before. */
  before: { from: string; to: string }
  /** False if the screen shows the numbers in another table. */
  hasTable?: boolean
  title?: string
}

/**
 * Daily sales and those of the period before as lines. The same numbers are in a table for screen readers, which can be
 * shown.
 */
export function SalesPlot({ days, before, hasTable = true, title = texts.salesByDay }: SalesPlotProps) {
  const [isTable, setTable] = useState(false)
  const most = Math.max(1, ...days.flatMap(({ sales, before }) => [toCents(sales), toCents(before)]))
  const [first, last] = [days[0], days.at(-1)]
  const period = first && last ? showPeriod(first.day, last.day) : ''
  const earlier = texts.periodBefore(showPeriod(before.from, before.to))
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
        <>
          <p className="mb-3 flex flex-wrap gap-x-5 gap-y-1 text-muted text-xs">
            <LegendItem name={period} />
            <LegendItem name={earlier} isDashed />
          </p>
          <div role="img" aria-label={`${title}, ${period}; ${earlier}`} className="relative">
            <svg
              viewBox={`0 0 ${days.length * STEP} ${HEIGHT}`}
              preserveAspectRatio="none"
              role="presentation"
              className="h-36 w-full overflow-visible border-line border-b text-edge sm:h-44"
            >
              {days.map(({ day, sales, orders, before }, index) => (
                <rect key={day} x={index * STEP} y={0} width={STEP} height={HEIGHT} fill="transparent">
                  <title>
                    {`${texts.ofDay(showDay(day), showPrice(sales), texts.orders(orders))}\n${texts.periodBefore(showPrice(before))}`}
                  </title>
                </rect>
              ))}
              <Line values={days.map(({ before }) => toCents(before) / most)} isDashed />
              <Line values={days.map(({ sales }) => toCents(sales) / most)} />
            </svg>
            <p className="pointer-events-none absolute top-0 left-0 bg-paper/80 pr-2 text-muted text-xs tabular-nums">
              {showPrice((most / 100).toFixed(2))}
            </p>
            <p className="mt-1.5 flex justify-between text-muted text-xs">
              {first && <Day of={first.day} />}
              {last && <Day of={last.day} />}
            </p>
          </div>
        </>
      )}
      {hasTable && <SalesTable days={days} isShown={isTable} />}
    </div>
  )
}

const lineClass = (isDashed: boolean) => (isDashed ? 'text-muted [stroke-dasharray:4_4]' : 'text-accent')

/** A name of the legend after a piece of its line. */
function LegendItem({ name, isDashed = false }: { name: string; isDashed?: boolean }) {
  return (
    <span className="inline-flex items-center gap-2">
      <svg aria-hidden="true" viewBox="0 0 24 4" className={`h-1 w-6 shrink-0 ${lineClass(isDashed)}`}>
        <path d="M0 2h24" stroke="currentColor" strokeWidth="2" />
      </svg>
      {name}
    </span>
  )
}

/** @param values from 0 to 1 */
const Line = ({ values, isDashed = false }: { values: readonly number[]; isDashed?: boolean }) => (
  <polyline
    points={values.map((value, index) => `${(index + 0.5) * STEP},${((1 - value) * HEIGHT).toFixed(1)}`).join(' ')}
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinejoin="round"
    vectorEffect="non-scaling-stroke"
    className={`pointer-events-none ${lineClass(isDashed)}`}
  />
)

interface SalesTableProps {
  days: readonly DaySold[]
  /** False for a table for screen readers. */
  isShown: boolean
}

function SalesTable({ days, isShown }: SalesTableProps) {
  return (
    // A hidden table would be as wide as its content.
    <div className={isShown ? 'max-w-md' : 'sr-only'}>
      <table className="w-full text-sm">
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
            <th scope="col" className="py-2 text-right font-medium">
              {texts.salesBefore}
            </th>
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map(({ day, orders, sales, before }) => (
            <tr key={day} className="border-line border-b">
              <th scope="row" className="py-1.5 text-left font-normal">
                <Day of={day} />
              </th>
              <td className="py-1.5 text-right tabular-nums">{orders}</td>
              <td className="py-1.5 text-right">
                <Price of={sales} />
              </td>
              <td className="py-1.5 text-right text-muted">
                <Price of={before} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
