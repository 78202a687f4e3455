import { Link, useLocation } from 'react-router'
import * as texts from '#texts/core/admin-kit'
import { hasRole } from '../../../lib/staff/staff-role.ts'
import { useUser } from '../auth/session.ts'
import { addressOfForm } from './address-of-form.ts'

interface EditLinkProps {
  product: { slug: string; title: string }
  /** Comes back to the page on which it stands; else saving leads to the product. */
  comesBack?: boolean
  className: string
}

/** Leads those who see to the catalogue to the form of a product, and is there for nobody else: nor in the DEMO, which shows what shoppers see. */
export function EditLink({ product: { slug, title }, comesBack = false, className }: EditLinkProps) {
  const { pathname, search } = useLocation()
  if (!hasRole(useUser()?.staff_role, 'catalogue')) return null
  return (
    <Link
      to={addressOfForm(slug, comesBack ? pathname + search : undefined)}
      aria-label={texts.editNamed(title)}
      className={`inline-flex min-h-11 items-center rounded-control border border-edge bg-surface px-3 font-medium text-sm hover:border-ink in-[[inert]]:hidden ${className}`}
    >
      {texts.edit}
    </Link>
  )
}
