import { data } from 'react-router'
import { texts } from '#texts/storefront/layout'

/** Answers any unmatched URL with status 404 inside the shop's layout. */
function missing(): never {
  throw data(texts.thereIsNoPageAt, { status: 404 })
}
export const loader = missing
export const clientLoader = missing

export default function NotFound() {
  return null
}
