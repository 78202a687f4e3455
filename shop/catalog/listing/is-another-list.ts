import type { ShouldRevalidateFunctionArgs } from 'react-router'

/** Tells whether a list is to be read again: opening the drawer and closing it is a step to the same address. */
export const isAnotherList = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  defaultShouldRevalidate && currentUrl.href !== nextUrl.href
