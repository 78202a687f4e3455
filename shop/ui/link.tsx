import { type Ref, createContext as reactContext, use } from 'react'
import { createContext, type LinkProps, Link as RouterLink, useLocation, useViewTransitionState } from 'react-router'
import { addPrefix } from '../../lib/texts/offered-languages.ts'

const LinkPrefix = reactContext('')

/** Sets the language prefix of links on the server. */
export const LinkPrefixProvider = LinkPrefix.Provider

/** The language prefix of a page, set by the renderer; empty for the first language. */
export const prefixContext = createContext('')

/**
 * A link to a page of the shop. On the server it renders a plain `<a>`: root-relative addresses and queries need no
 * resolving, and the router's link would take longer than rendering the element.
 */
export const Link: (props: LinkProps & { ref?: Ref<HTMLAnchorElement> }) => React.ReactNode = import.meta.env.SSR
  ? ElementOfLink
  : RouterLink

function ElementOfLink(props: LinkProps) {
  const { to, discover, prefetch, relative, replace, mask, state, preventScrollReset, viewTransition, ...attributes } =
    props
  const { pathname } = useLocation()
  const prefix = use(LinkPrefix)
  const address = typeof to !== 'string' ? undefined : to.startsWith('?') ? pathname + to : to
  const isFromRoot = address !== undefined && /^\/(?!\/)/.test(address)
  if (!isFromRoot || discover || mask || props.reloadDocument) return <RouterLink {...props} />
  // React Router marks links to its pages this way.
  return <a {...attributes} href={addPrefix(prefix, address)} data-discover="true" />
}

/** A menu link with `aria-current="page"` on its own page, which also has the parameters of its query. */
export function NavLink({ to, ...rest }: LinkProps & { to: string }) {
  const { pathname, search } = useLocation()
  const [path = '', query] = to.split('#', 1)[0]?.split('?') ?? []
  const shown = new URLSearchParams(search)
  const hasQuery = [...new URLSearchParams(query)].every(([name, value]) => shown.getAll(name).includes(value))
  const isShown = comparable(pathname) === comparable(path) && hasQuery
  return <Link to={to} aria-current={isShown ? 'page' : undefined} {...rest} />
}

/** The router ignores case and a trailing slash. */
const comparable = (pathname: string) => pathname.toLowerCase().replace(/\/$/, '')

/** Whether a view transition to this address is running; always false on the server. */
export const useIsLeadingTo: (address: string) => boolean = import.meta.env.SSR ? () => false : useViewTransitionState
