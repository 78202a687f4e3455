import { href, Link } from 'react-router'
import { texts } from '#texts/admin/dashboard'

/** Warns of public products without contact details of their manufacturer; renders nothing without any. */
export function NotOrderable({ products }: { products: number }) {
  if (products === 0) return null
  return (
    <p className="rounded-control bg-warn-soft px-4 py-3 text-sm text-warn">
      {texts.notOrderable(products)}{' '}
      <Link to={href('/admin/makers')} className="font-medium underline">
        {texts.addContactDetails}
      </Link>
    </p>
  )
}
