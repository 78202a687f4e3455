import './storefront/layout/without-eval.ts'
import { lazy, type ReactNode, Suspense } from 'react'
import { Links, type LinksFunction, Meta, Outlet, Scripts, ScrollRestoration, useMatches } from 'react-router'
import { ownerLanguage } from '../lib/identity/owner-language.ts'
import { currentLanguage } from '../lib/texts/current-language.ts'
import type { Route } from './+types/root'
import { DENSITY_SCRIPT } from './catalog/listing/density/density.ts'
import { getMenus } from './content/menus/menus.contract.ts'
import { apiFrom } from './core/api.ts'
import { useSessionRefresh, useUser } from './core/auth/session.ts'
import { socialLoginContext } from './core/auth/social/social-provider.ts'
import { useCartIntent } from './sales/cart/pending-additions/use-cart-intent.ts'
import { ErrorPage } from './storefront/layout/error-page.tsx'
import { Frame } from './storefront/layout/frame.tsx'
import { LoadingOverlay } from './storefront/layout/loading-overlay.tsx'
import { PrintStyles } from './storefront/layout/print-styles.tsx'
import { errorMessage } from './ui/feedback/error-message.ts'
import { Toasts } from './ui/feedback/toasts.tsx'
import bricolage from './ui/fonts/bricolage-grotesque-600-opsz.woff2?url'
import hanken from './ui/fonts/hanken-grotesk-400-700.woff2?url'
import { accentStyle } from './ui/identity/accent-style.ts'
import { identityContext, useShopIdentity } from './ui/identity/shop-identity.ts'
import { InlineScript } from './ui/meta/inline-script.tsx'
import { keepShownData, useConnectionGuard } from './ui/offline/connection-guard.tsx'
import { useFocusAfterNavigation } from './ui/use-focus-after-navigation.ts'
import './ui/styles/theme.css'
import './ui/styles/forced-colors.css'

// Loaded on demand, because few shops are not open yet.
const StaffOnly = import.meta.env.SSR
  ? (await import('./storefront/opening/staff-only.tsx')).default
  : lazy(() => import('./storefront/opening/staff-only.tsx'))

/** The route of the layout around all admin screens. */
const ADMIN_LAYOUT = 'admin/shell/staff-layout'

export const links: LinksFunction = () => [
  ...[hanken, bricolage].map(
    (href) => ({ rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous', href }) as const,
  ),
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/site.webmanifest' },
]

/**
 * Loads the settings and menus that all pages need. Without menus a page still renders. The public address is
 * configured, never taken from a request.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const api = apiFrom(context)
  const menus = await api(getMenus, {}).catch(() => undefined)
  const {
    emails,
    legal: _,
    footer: __,
    invoices: ___,
    translations: ____,
    selling,
    language,
    languages,
    ...identity
  } = context.get(identityContext)
  return {
    menus,
    publicUrl: new URL(request.url).origin,
    identity: {
      ...identity,
      ...ownerLanguage(language),
      ...(languages.others.length > 0 && { languages }),
      isSelling: selling.isOpen,
      isTestMode: selling.isTestMode,
      ...(emails.asksForOffers && { asksForOffers: true }),
      hasNoVat: selling.vatMode === 'none',
    },
    socialLogin: context.get(socialLoginContext),
  }
}
export const shouldRevalidate = () => false
export const clientMiddleware = [keepShownData]

export function Layout({ children }: { children: ReactNode }) {
  useConnectionGuard()
  const { accent, icon } = useShopIdentity()
  return (
    // The script below sets attributes that the server cannot know.
    <html lang={currentLanguage()} style={accentStyle(accent)} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#faf9f6" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#171513" />
        {/* The icon's own address updates at once. An icon that needs a plate uses the generated file. */}
        <link rel="icon" href={(!icon?.hiddenOn && icon?.url) || '/favicon.svg'} />
        <Meta />
        <Links />
        <PrintStyles />
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
    <Framed>
      <Outlet />
    </Framed>
  )
}

/** Renders a screen in the layout of the storefront or of the admin. @param error why another screen is shown */
function Framed({ error, children }: { error?: unknown; children: ReactNode }) {
  // Admin screens have a separate layout, which also shows their errors.
  const isAdmin = useMatches().some(({ id }) => id === ADMIN_LAYOUT) && error === undefined
  const screen = (
    <>
      {isAdmin ? children : <Frame>{children}</Frame>}
      <LoadingOverlay />
      <Toasts />
    </>
  )
  useFocusAfterNavigation()
  const isOpen = useShopIdentity().notOpenYet === null
  // The page may be a draft that staff can see.
  const user = useUser()
  const mayBeDraft = error && user?.is_staff
  if (isOpen && !mayBeDraft) return screen
  return (
    <Suspense fallback={isOpen && screen}>
      <StaffOnly isMissing={Boolean(error)} isAdmin={isAdmin}>
        {screen}
      </StaffOnly>
    </Suspense>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  useSessionRefresh()
  return (
    <Framed error={error}>
      <ErrorPage message={errorMessage(error)} />
    </Framed>
  )
}
