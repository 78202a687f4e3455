/**
 * Why a call was refused. Programs compare these codes, never the sentences, which are for people and may change.
 * Every refusal has its code in the header `X-Error-Code`. Published codes keep their meaning.
 */
export const ERROR_CODES = {
  invalid: 'something that was sent is not as it must be; the answer says what, and where',
  parse_error: 'the body cannot be read',
  bad_request: 'the request is none that HTTP knows, or was broken off',

  not_authenticated: 'the call needs a token',
  invalid_token: 'the token is none, or none any more: the session has ended',
  permission_denied: 'whoever the token belongs to may not do this',
  wrong_credentials: 'e-mail and password do not belong together',
  wrong_code: 'the verification code is wrong, used or too old',
  login_expired: 'the second step of a login came too late, or its login is over: it begins anew with the first',
  second_factor_needed: 'an owner of the shop must set up a second factor before they may do this',
  unverified_sign_in: 'what the identity provider gave could not be verified',

  not_found: 'there is no such thing, or it is somebody else’s',
  invalid_page: 'the list has no such page',
  conflict: 'somebody else changed it meanwhile',
  already_done: 'this can be done once, and was',
  last_owner: 'the shop would be left without an owner',

  out_of_stock: 'there is none left of a variant',
  quantity_too_large: 'there are fewer of a variant than that',
  variant_not_found: 'the product has no such variant, or not any more',
  not_orderable: 'the manufacturer of the product has no contact details, so the shop may not sell it yet',
  cart_full: 'the cart takes no more lines',
  not_open: 'the shop is not open yet: only its staff see what is in it',
  not_selling: 'the shop takes no orders at this time',
  total_changed: 'an order costs something else by now than what was shown',
  payment_waits: 'another order of this customer awaits its payment',
  unpaid_limit: 'with this order the customer would have more unpaid than the shop allows',

  method_not_allowed: 'the address does not take this method; `Allow` names those that it does',
  request_timeout: 'the request came too slowly',
  body_too_large: 'the body is larger than this call takes',
  address_too_long: 'a part of the address is longer than the shop reads',
  headers_too_large: 'the headers are larger than the shop takes',
  unsupported_media_type: 'the call does not read this kind of body; `Accept` names those that it does',
  throttled: 'too many calls; `Retry-After` says when to try again',
  unavailable: 'the shop cannot serve this now; `Retry-After` says when to try again',
  server_error: 'a fault of the shop',
} as const satisfies Record<string, string>

export type ErrorCode = keyof typeof ERROR_CODES

export const ERROR_CODE_HEADER = 'x-error-code'

const BY_STATUS: Record<number, ErrorCode> = {
  400: 'invalid',
  401: 'not_authenticated',
  403: 'permission_denied',
  404: 'not_found',
  405: 'method_not_allowed',
  408: 'request_timeout',
  409: 'conflict',
  413: 'body_too_large',
  414: 'address_too_long',
  415: 'unsupported_media_type',
  429: 'throttled',
  431: 'headers_too_large',
  503: 'unavailable',
}

/** Returns the error code of a status without further information, for pages and requests outside all routes. */
export const errorCodeOfStatus = (status: number): ErrorCode =>
  BY_STATUS[status] ?? (status < 500 ? 'bad_request' : 'server_error')
