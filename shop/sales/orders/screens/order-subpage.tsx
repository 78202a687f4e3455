import { ChevronLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { href, Link } from 'react-router'
import { texts } from '#texts/sales/orders'
import { NeedsScript } from '../../../ui/needs-script.tsx'

/** The parts around a screen below the customer's order list. */
export const OrderSubpage = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="mx-auto max-w-2xl">
    <p className="-mt-2 mb-1">
      <Link to={href('/orders')} className="-ml-1.5 inline-flex min-h-11 items-center gap-1 text-muted hover:text-ink">
        <ChevronLeft aria-hidden="true" className="size-5" />
        {texts.orders}
      </Link>
    </p>
    <h1 className="mb-5 text-2xl">{title}</h1>
    <NeedsScript />
    {children}
  </div>
)
