import { href, Link } from 'react-router'
import { texts } from '#texts/storefront/layout'
import { hasRole } from '../../../lib/staff/staff-role.ts'
import { useUser } from '../../core/auth/session.ts'
import { useShopIdentity } from '../../ui/identity/shop-identity.ts'

/** States on every page that all orders are test orders. Owners get a link to end the test mode. */
export function TestModeBar() {
  const { isTestMode } = useShopIdentity()
  const user = useUser()
  if (!isTestMode) return null
  return (
    <aside aria-label={texts.testMode} className="bg-warn-soft px-4 py-2 text-center text-sm text-warn">
      <strong className="font-semibold">{texts.testMode}.</strong> {texts.testModeHint}{' '}
      {user?.is_staff && hasRole(user.staff_role, 'owner') && (
        <Link to={href('/admin/selling')} className="inline-block py-1 font-medium underline underline-offset-4">
          {texts.endTestMode}
        </Link>
      )}
    </aside>
  )
}
