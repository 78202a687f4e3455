import { ChevronLeft } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { Link, useRevalidator } from 'react-router'
import { texts } from '#texts/sales/orders'
import { useScreenOwner } from '../../../core/auth/guards/customer-context.ts'
import { customerScreen } from '../../../core/auth/guards/customer-screen.tsx'
import { NeedsScript } from '../../../ui/needs-script.tsx'

/** Returns the `handle` of a screen below the customer's order list. @param up the address of the parent screen */
export const orderSubpage = ({ title, up, waiting }: { title: string; up: string; waiting: ReactNode }) =>
  customerScreen({
    around: (content) => (
      <div className="mx-auto max-w-2xl">
        <p className="-mt-2 mb-1">
          <Link to={up} className="-ml-1.5 inline-flex min-h-11 items-center gap-1 text-muted hover:text-ink">
            <ChevronLeft aria-hidden="true" className="size-5" />
            {texts.orders}
          </Link>
        </p>
        <h1 className="mb-5 text-2xl">{title}</h1>
        <NeedsScript />
        {content}
      </div>
    ),
    reason: texts.youMustBeLoggedIn,
    waiting,
  })

interface OwnedByViewerProps<Loaded> {
  /** The loaded data with the id of its customer; undefined for a visitor. */
  loaded: Loaded | undefined
  waiting: ReactNode
  children: (loaded: Loaded) => ReactNode
}

/** Renders data of the current customer, and reloads it after a different customer has logged in. */
export function OwnedByViewer<Loaded extends { of: number }>({
  loaded,
  waiting,
  children,
}: OwnedByViewerProps<Loaded>) {
  const { id } = useScreenOwner()
  const { revalidate } = useRevalidator()
  const isTheirs = loaded?.of === id
  useEffect(() => {
    if (!isTheirs) void revalidate()
  }, [isTheirs, revalidate])
  return isTheirs ? children(loaded) : waiting
}
