import { href, Link } from 'react-router'
import { texts } from '#texts/admin/shell'
import { Logo } from '../../storefront/layout/logo.tsx'
import { useShopIdentity } from '../../ui/identity/shop-identity.ts'

/** The footer of the admin in one line: logo, terms and copyright. */
export function ShellFooter() {
  const { name } = useShopIdentity()
  return (
    <footer className="admin-footer mt-12 flex flex-wrap items-center gap-x-6 border-line border-t py-1 text-muted text-xs">
      <Link to={href('/')} aria-label={texts.toTheHomePage(name)} className="flex min-h-11 items-center text-ink">
        <Logo className="h-5" />
      </Link>
      <Link
        to={href('/terms_of_services')}
        className="flex min-h-11 items-center underline-offset-4 hover:text-ink hover:underline"
      >
        {texts.termsOfService}
      </Link>
      <p className="py-2 lg:ml-auto">{texts.copyright(name)}</p>
    </footer>
  )
}
