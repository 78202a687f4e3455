import { Menu } from '@base-ui/react/menu'
import { Ellipsis } from 'lucide-react'
import { useRef } from 'react'
import { href, Link, useLocation } from 'react-router'
import { texts } from '#texts/catalog/products/table'
import { editFormAddress } from '../../../../core/admin-kit/edit-form-address.ts'
import type { StaffProduct } from '../products-table.contract.ts'

interface RowMenuProps {
  product: Pick<StaffProduct, 'id' | 'slug' | 'title' | 'state'>
  /** Publishes or hides the product. */
  step: () => void
  askToDelete: () => void
}

const look =
  'flex min-h-10 cursor-default items-center rounded-control px-3 outline-none data-highlighted:bg-sunken max-md:min-h-11'

/** The actions of a product. */
export function RowMenu({ product: { id, slug, title, state }, step, askToDelete }: RowMenuProps) {
  const { pathname, search } = useLocation()
  // Inside the table, because all content belongs to a landmark.
  const place = useRef<HTMLDivElement>(null)
  const links = [
    [texts.edit, editFormAddress(slug, pathname + search)],
    [texts.view, href('/products/:slug', { slug })],
    [texts.stockHistory, href('/admin/stock/products/:product', { product: String(id) })],
    [texts.duplicate, href('/admin/products/duplicate/:slug', { slug })],
  ] as const
  return (
    <div ref={place}>
      <Menu.Root modal={false}>
        <Menu.Trigger
          aria-label={texts.moreOptionsFor(title)}
          className="grid size-11 place-items-center rounded-control text-muted hover:bg-sunken hover:text-ink data-popup-open:bg-sunken data-popup-open:text-ink md:size-9"
        >
          <Ellipsis aria-hidden="true" className="size-5" />
        </Menu.Trigger>
        <Menu.Portal container={place}>
          <Menu.Positioner align="end" sideOffset={4} className="z-40 outline-none">
            <Menu.Popup className="min-w-44 rounded-card border border-line bg-surface p-1.5 text-base text-ink shadow-lifted outline-none md:text-sm">
              {links.map(([name, to]) => (
                <Menu.LinkItem key={name} closeOnClick className={look} render={<Link to={to} />}>
                  {name}
                </Menu.LinkItem>
              ))}
              <Menu.Separator className="my-1 h-px bg-line" />
              <Menu.Item className={look} onClick={step}>
                {texts.STEPS[state === 'published' ? 'hidden' : 'published']}
              </Menu.Item>
              <Menu.LinkItem
                closeOnClick
                className={look}
                render={<Link to={`${href('/admin/reductions/:id', { id: 'new' })}?products=${id}`} />}
              >
                {texts.reduce}
              </Menu.LinkItem>
              <Menu.Separator className="my-1 h-px bg-line" />
              <Menu.Item className={`${look} text-danger`} onClick={askToDelete}>
                {texts.deleteOne}
              </Menu.Item>
            </Menu.Popup>
          </Menu.Positioner>
        </Menu.Portal>
      </Menu.Root>
    </div>
  )
}
