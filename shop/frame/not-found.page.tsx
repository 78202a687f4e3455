import { data } from 'react-router'

/** Any address that is no screen: a real 404 in the shop's own frame. */
function missing(): never {
  throw data('There is no page at this address.', { status: 404 })
}
export const loader = missing
export const clientLoader = missing

export default function NotFound() {
  return null
}
