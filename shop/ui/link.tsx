import type { Ref } from 'react'
import { type LinkProps, Link as RouterLink, useLocation, useViewTransitionState } from 'react-router'

/**
 * A link to a page of the shop, for those of which a page has many. On the server it is the element alone: there is nobody to press it, and an address from
 * the root, or of the same page with another query, needs no resolving, which takes the router's own link longer there than React takes for the element.
 */
export const Link: (props: LinkProps & { ref?: Ref<HTMLAnchorElement> }) => React.ReactNode = import.meta.env.SSR
  ? ElementOfLink
  : RouterLink

function ElementOfLink(props: LinkProps) {
  const { to, discover, prefetch, relative, replace, mask, state, preventScrollReset, viewTransition, ...attributes } =
    props
  const { pathname } = useLocation()
  const address = typeof to !== 'string' ? undefined : to.startsWith('?') ? pathname + to : to
  const isFromRoot = address !== undefined && /^\/(?!\/)/.test(address)
  if (!isFromRoot || discover || mask || props.reloadDocument) return <RouterLink {...props} />
  // As the router marks what leads to its pages.
  return <a {...attributes} href={address} data-discover="true" />
}

/** A link of a menu, which says so (`aria-current="page"`) while its page is the one that is shown. */
export function NavLink({ to, ...rest }: LinkProps & { to: string }) {
  const isShown = comparable(useLocation().pathname) === comparable(to.split(/[?#]/, 1)[0] ?? '')
  return <Link to={to} aria-current={isShown ? 'page' : undefined} {...rest} />
}

/** The router finds a page whatever the case of its path, and with a slash at its end. */
const comparable = (pathname: string) => pathname.toLowerCase().replace(/\/$/, '')

/** Whether the page is just turning, with a transition, into that of an address; on the server none is. */
export const useIsLeadingTo: (address: string) => boolean = import.meta.env.SSR ? () => false : useViewTransitionState
