import type { ShouldRevalidateFunctionArgs } from 'react-router'

/** Returns whether the list must be reloaded. Opening and closing the drawer keeps the address. */
export const shouldReloadList = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  defaultShouldRevalidate && currentUrl.href !== nextUrl.href
