import { type Ref, createContext as reactContext, use } from 'react'
import {
  createContext,
  href,
  type LinkProps,
  Link as RouterLink,
  useHref,
  useLocation,
  useViewTransitionState,
} from 'react-router'
import { addPrefix } from '../../lib/texts/offered-languages.ts'
import { isPagePath, pathWithoutLanguage } from '../../lib/texts/page-paths.ts'

/** The language prefix of links on the server. The annotation lets the bundler leave it out of the browser's code. */
export const LinkPrefix = /* @__PURE__ */ reactContext('')

/** The language prefix of a page, set by the renderer; empty for the first language. Only for the server, too. */
export const prefixContext = /* @__PURE__ */ createContext('')

/**
 * Returns the address of a page with the prefix of the current language, for elements other than links of the router.
 * Addresses of files and other sites stay unchanged.
 * @param address with or without a language prefix
 */
export function usePageHref(address: string): string {
  const prefix = useHref(href('/')).replace(/\/$/, '')
  return isPagePath(address) ? addPrefix(prefix, pathWithoutLanguage(address)) : address
}

/**
 * A link to a page of the shop in the current language, to a file or to another site. Owners may write an address with
 * a language prefix. On the server it renders a plain `<a>`: root-relative addresses and queries need no resolving, and
 * the router's link would take longer than rendering the element.
 */
export const Link: (props: LinkProps & { ref?: Ref<HTMLAnchorElement> }) => React.ReactNode = import.meta.env.SSR
  ? ElementOfLink
  : BrowserLink

function BrowserLink(props: LinkProps) {
  const { to } = props
  if (typeof to !== 'string' || !to.startsWith('/')) return <RouterLink {...props} />
  return isPagePath(to) ? (
    <RouterLink {...props} to={pathWithoutLanguage(to)} />
  ) : (
    <a {...attributesOf(props)} href={to} />
  )
}

/** Returns the props without those of the router. */
function attributesOf(props: LinkProps) {
  const { to, discover, prefetch, relative, reloadDocument, replace, mask, state, ...others } = props
  const { preventScrollReset, viewTransition, ...attributes } = others
  return attributes
}

function ElementOfLink(props: LinkProps) {
  const { to, discover, mask } = props
  const { pathname } = useLocation()
  const prefix = use(LinkPrefix)
  const address = typeof to !== 'string' ? undefined : to.startsWith('?') ? pathname + to : to
  if (address === undefined || !/^\/(?!\/)/.test(address)) return <RouterLink {...props} />
  if (!isPagePath(address)) return <a {...attributesOf(props)} href={address} />
  const own = pathWithoutLanguage(address)
  if (discover || mask || props.reloadDocument) return <RouterLink {...props} to={own} />
  // React Router marks links to its pages this way.
  return <a {...attributesOf(props)} href={addPrefix(prefix, own)} data-discover="true" />
}

/** A menu link with `aria-current="page"` on its own page, which also has the parameters of its query. */
export function NavLink({ to, ...rest }: LinkProps & { to: string }) {
  const { pathname, search } = useLocation()
  const [path = '', query] = pathWithoutLanguage(to).split('#', 1)[0]?.split('?') ?? []
  const shown = new URLSearchParams(search)
  const hasQuery = [...new URLSearchParams(query)].every(([name, value]) => shown.getAll(name).includes(value))
  const isShown = comparable(pathname) === comparable(path) && hasQuery
  return <Link to={to} aria-current={isShown ? 'page' : undefined} {...rest} />
}

/** The router ignores case and a trailing slash. */
const comparable = (pathname: string) => pathname.toLowerCase().replace(/\/$/, '')

/** Whether a view transition to this address is running; always false on the server. */
export const useIsLeadingTo: (address: string) => boolean = import.meta.env.SSR ? () => false : useViewTransitionState
