import { Link, useLocation } from 'react-router'
import { texts } from '#texts/core/admin-kit/edit-link'
import { hasRole } from '../../../../lib/staff/staff-role.ts'
import { useUser } from '../../auth/session.ts'
import { editFormAddress } from '../edit-form-address.ts'

interface EditLinkProps {
  product: { slug: string; title: string }
  /** Saving returns to the current page instead of the product. */
  returnsToPage?: boolean
  className: string
}

/** A link to the edit form of a product. Only rendered for staff with the catalogue role, and not in previews. */
export function EditLink({ product: { slug, title }, returnsToPage = false, className }: EditLinkProps) {
  const { pathname, search } = useLocation()
  if (!hasRole(useUser()?.staff_role, 'catalogue')) return null
  return (
    <Link
      to={editFormAddress(slug, returnsToPage ? pathname + search : undefined)}
      aria-label={texts.editNamed(title)}
      className={`inline-flex min-h-11 items-center rounded-control border border-edge bg-surface px-3 font-medium text-sm hover:border-ink in-[[inert]]:hidden ${className}`}
    >
      {texts.edit}
    </Link>
  )
}
