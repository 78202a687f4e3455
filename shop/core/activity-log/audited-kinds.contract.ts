/** Kinds of audited subjects, also named in the constraint `audit_entries_kind_check`. */
export const AUDITED_KINDS = [
  'product',
  'order',
  'review',
  'synonyms',
  'message',
  'saved_reply',
  'collection',
  'reduction',
  'settings',
  'facts',
  'content_page',
  'menus',
  'maker',
  'delivery_zone',
  'delivery_method',
  'withdrawal',
  'member',
  'invitation',
  'customer',
  'two_step',
  'customer_tag',
  'customer_list',
  'api_key',
  'webhook',
] as const

export type AuditedKind = (typeof AUDITED_KINDS)[number]
