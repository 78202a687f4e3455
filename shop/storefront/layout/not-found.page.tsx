import { data } from 'react-router'
import * as texts from '#texts/storefront/layout'

/** Any address that is no screen: a real 404 in the shop's own frame. */
function missing(): never {
  throw data(texts.thereIsNoPageAt, { status: 404 })
}
export const loader = missing
export const clientLoader = missing

export default function NotFound() {
  return null
}
