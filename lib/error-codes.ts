/**
 * The error codes of the API. Clients compare these codes, not the sentences, which may change. Each error response
 * has its code in the header `X-Error-Code`. Published codes keep their meaning.
 */
export const ERROR_CODES = {
  invalid: 'The request has invalid values. The body contains the errors by field.',
  parse_error: 'The body cannot be parsed.',
  bad_request: 'The request is not valid HTTP, or was aborted.',

  not_authenticated: 'The call requires a token.',
  invalid_token: 'The token is invalid, or its session has ended.',
  invalid_api_key: 'The API key is malformed, unknown or revoked.',
  api_key_expired: 'The API key has expired.',
  api_key_network: 'The API key may not be used from this network address.',
  missing_scope: 'The API key lacks the scope of this call, or the call is closed to API keys.',
  permission_denied: 'The account of the token may not do this.',
  wrong_credentials: 'The e-mail address or the password is wrong.',
  wrong_code: 'The verification code is wrong, used or expired.',
  login_expired: 'The first step of the login has expired or was already used. Start again with the first step.',
  second_factor_needed: 'An owner must set up a second factor first.',
  unverified_sign_in: 'The credential of the identity provider could not be verified.',

  not_found: 'The resource does not exist, or belongs to another account.',
  invalid_page: 'The list has no such page.',
  conflict: 'The resource has changed meanwhile, or its current state does not allow the request.',
  invalid_idempotency_key: 'The header `Idempotency-Key` must have 1 to 255 printable ASCII characters.',
  idempotency_key_reused: 'The `Idempotency-Key` was already used for a different request.',
  idempotency_key_in_progress:
    'A request with this `Idempotency-Key` is in progress. `Retry-After` contains the seconds to wait.',
  already_done: 'This can be done only once, and has already been done.',
  last_owner: 'The shop would have no owner.',

  out_of_stock: 'A variant is out of stock.',
  quantity_too_large: 'The quantity of a variant exceeds its stock.',
  variant_not_found: 'The product does not have this variant, or no longer has it.',
  not_orderable: 'The manufacturer of the product has no contact details, so the product cannot be sold yet.',
  cart_full: 'The cart has the maximum number of lines.',
  not_open: 'The shop is not open yet. Only staff can read its catalogue.',
  not_selling: 'The shop does not accept orders at the moment.',
  total_changed: 'The total of the order differs from the total that was shown.',
  payment_waits: 'Another order of this customer awaits its payment.',
  unpaid_limit: 'The order would exceed the customer’s limit for unpaid orders.',

  method_not_allowed: 'The address does not support this method. `Allow` lists the supported ones.',
  request_timeout: 'The request was not received in time.',
  body_too_large: 'The body exceeds the limit of this call.',
  address_too_long: 'The address, or a part of it, is too long.',
  headers_too_large: 'The headers exceed the limit.',
  unsupported_media_type: 'The call does not support this content type. `Accept` lists the supported ones.',
  throttled: 'Too many requests. `Retry-After` contains the seconds to wait.',
  unavailable: 'The service is temporarily unavailable. `Retry-After` contains the seconds to wait.',
  server_error: 'An internal error of the shop.',
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
