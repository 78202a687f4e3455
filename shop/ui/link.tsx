import type { Ref } from 'react'
import { type LinkProps, Link as RouterLink, useViewTransitionState } from 'react-router'

/**
 * A link to a page of the shop, for those of which a page has many. On the server it is the element alone: there is nobody to press it, and an address from
 * the root needs no resolving, which takes the router's own link longer there than React takes for the element.
 */
export const Link: (props: LinkProps & { ref?: Ref<HTMLAnchorElement> }) => React.ReactNode = import.meta.env.SSR
  ? ElementOfLink
  : RouterLink

function ElementOfLink(props: LinkProps) {
  const { to, discover, prefetch, relative, replace, mask, state, preventScrollReset, viewTransition, ...attributes } =
    props
  const isFromRoot = typeof to === 'string' && /^\/(?!\/)/.test(to)
  if (!isFromRoot || discover || mask || props.reloadDocument) return <RouterLink {...props} />
  // As the router marks what leads to its pages.
  return <a {...attributes} href={to} data-discover="true" />
}

/** Whether the page is just turning, with a transition, into that of an address; on the server none is. */
export const useIsLeadingTo: (address: string) => boolean = import.meta.env.SSR ? () => false : useViewTransitionState
