import { href, Link } from 'react-router'
import { texts } from '#texts/storefront/opening'
import { hasRole } from '../../../lib/staff/staff-role.ts'
import { labelled } from '../../../lib/texts/labelled.ts'
import { useUser } from '../../core/auth/session.ts'
import { useShopIdentity } from '../../ui/identity/shop-identity.ts'

/** Reminds staff that only they can see the shop. */
export function NotOpenBar() {
  const { notOpenYet } = useShopIdentity()
  const user = useUser()
  if (!notOpenYet || !user?.is_staff) return null
  return (
    <aside
      aria-label={texts.notOpenYet}
      className="sticky bottom-tabs z-10 border-line border-t bg-warn-soft px-4 text-center text-sm text-warn md:bottom-0 short:static"
    >
      {labelled(texts.notOpenYet, texts.onlyStaffSeeTheShop)}{' '}
      {hasRole(user.staff_role, 'owner') && (
        <Link
          to={href('/admin/selling')}
          className="inline-flex min-h-11 items-center font-medium underline underline-offset-4 md:min-h-9"
        >
          {texts.openStorefront}
        </Link>
      )}
    </aside>
  )
}
