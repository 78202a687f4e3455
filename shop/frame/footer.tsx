import { href, Link } from 'react-router'
import * as texts from '#texts/frame'
import { useShopIdentity } from '../identity/shop-identity.ts'
import { Logo } from './logo.tsx'

export function Footer() {
  const { name } = useShopIdentity()
  return (
    <footer className="mt-20 border-line border-t bg-sunken pb-tabs short:pb-0 md:pb-0">
      <div className="shop-width flex flex-wrap items-center justify-between gap-x-8 gap-y-4 py-10">
        <Link to={href('/')} aria-label={texts.toTheHomePage(name)} className="rounded-control py-2">
          <Logo className="h-7" />
        </Link>
        <Link
          to={href('/terms_of_services')}
          className="inline-flex min-h-11 items-center underline-offset-4 hover:underline"
        >
          {texts.termsOfService}
        </Link>
        <p className="text-muted text-sm">{texts.copyright(name)}</p>
      </div>
    </footer>
  )
}
