import { LANGUAGE } from '#language'
import './frame/without-eval.ts'
import hanken from '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2?url'
import { lazy, type ReactNode, Suspense } from 'react'
import { Links, type LinksFunction, Meta, Outlet, Scripts, ScrollRestoration, useLocation } from 'react-router'
import type { Route } from './+types/root'
import { apiFrom } from './api.ts'
import { useCartIntent } from './cart/wishes/use-cart-intent.ts'
import { getMenu } from './collections/collections.contract.ts'
import { listContentPages } from './content-pages/content-pages.contract.ts'
import { errorMessage } from './feedback/error-message.ts'
import bricolage from './fonts/bricolage-grotesque-600-opsz.woff2?url'
import { ErrorPage } from './frame/error-page.tsx'
import { Frame } from './frame/frame.tsx'
import { opensEarly } from './frame/opening/opens-early.ts'
import { useIsShut } from './frame/opening/use-is-shut.ts'
import { useSecondAsk } from './frame/opening/use-second-ask.ts'
import { accentStyle } from './identity/accent-style.ts'
import { identityContext, useShopIdentity } from './identity/shop-identity.ts'
import { InlineScript } from './inline-script.tsx'
import { DENSITY_SCRIPT } from './lists/density/density.ts'
import { useSessionRefresh } from './session/session.ts'
import { socialLoginContext } from './session/social/social-provider.ts'
import './theme.css'

// Few shops are not open yet, and few who look at one need its program.
const NotOpenYet = import.meta.env.SSR
  ? (await import('./frame/opening/not-open-yet.tsx')).default
  : lazy(() => import('./frame/opening/not-open-yet.tsx'))

export const links: LinksFunction = () => [
  ...[hanken, bricolage].map(
    (href) => ({ rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous', href }) as const,
  ),
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/site.webmanifest' },
]

/** Loads what every page may need of the settings, and the menus, without which a page is still a page. The public address is the one under which the renderer is asked, never what a request claims. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const api = apiFrom(context)
  const [{ collections: menu }, { pages }] = await Promise.all([
    api(getMenu, {}).catch(() => ({ collections: [] })),
    api(listContentPages, {}).catch(() => ({ pages: [] })),
  ])
  const { emails: _, legal: __, selling, ...identity } = context.get(identityContext)
  return {
    menu,
    pages,
    publicUrl: new URL(request.url).origin,
    identity: { ...identity, isSelling: selling.isOpen },
    socialLogin: context.get(socialLoginContext),
  }
}
export const shouldRevalidate = () => false

export function Layout({ children }: { children: ReactNode }) {
  const { accent, icon } = useShopIdentity()
  return (
    // What the script below says of the browser is nothing that the server could have known.
    <html lang={LANGUAGE} style={accentStyle(accent)} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#faf9f6" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#171513" />
        {/* Under its own address another one shows at once. */}
        <link rel="icon" href={icon?.url ?? '/favicon.svg'} />
        <Meta />
        <Links />
        <InlineScript code={DENSITY_SCRIPT} />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Shop() {
  useSessionRefresh()
  useCartIntent()
  return (
    <OpenOrNot>
      <Outlet />
    </OpenOrNot>
  )
}

/** A screen in its frame; what stands in its place while the shop is not open yet for whoever looks. */
function OpenOrNot({ isAwaited = false, children }: { isAwaited?: boolean; children: ReactNode }) {
  const isShut = useIsShut()
  const { pathname } = useLocation()
  const isUnopened = useShopIdentity().notOpenYet !== null
  if ((isShut || (isAwaited && isUnopened)) && !opensEarly(pathname))
    return (
      <Suspense>
        <NotOpenYet />
      </Suspense>
    )
  return <Frame>{children}</Frame>
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  useSessionRefresh()
  const isAwaited = useSecondAsk(error)
  return (
    <OpenOrNot isAwaited={isAwaited}>
      <ErrorPage message={errorMessage(error)} />
    </OpenOrNot>
  )
}
