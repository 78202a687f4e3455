import type { ColumnType, Generated } from 'kysely'

/** The tables as Kysely sees them; the constraints stand in `migrations/`. Money is integer cents, ids are bigint read as numbers. */
export interface Schema {
  images: ImageRow
  products: ProductRow
  variants: VariantRow
  variant_images: VariantImageRow
  product_bundles: { product_id: number; bundled_product_id: number; position: number }
  product_recommendations: { product_id: number; recommended_product_id: number; position: number }
  catalogue_size: { living: number }
  users: UserRow
  social_identities: { issuer: string; subject: string; user_id: number; created_at: Stamp }
  auth_tokens: AuthTokenRow
  verification_codes: VerificationCodeRow
  cart_lines: CartLineRow
  reviews: ReviewRow
  review_reports: ReviewReportRow
  orders: OrderRow
  order_lines: OrderLineRow
  order_steps: OrderStepRow
  stock_movements: StockMovementRow
  changes: ChangeRow
  catalogue_imports: CatalogueImportRow
  catalogue_import_products: CatalogueImportProductRow
  contact_messages: ContactMessageRow
  letters: LetterRow
  search_synonyms: {
    id: Generated<number>
    terms: string[]
    keys: Computed<string[]>
    means: Computed<string | null>
    version: Generated<number>
  }
  attempts: { id: Generated<number>; kind: string; subject: string; made_at: Stamp }
}

/** Set by the database unless given. */
type Stamp = ColumnType<Date, Date | undefined, Date>
/** Computed by the database, never written. */
type Computed<T> = ColumnType<T, never, never>

interface ImageRow {
  key: string
  width: number
  height: number
  created_at: Stamp
  /** When it was first seen that nothing refers to it. */
  unused_since: Generated<Date | null>
}

interface ProductRow {
  id: Generated<number>
  slug: string
  title: string
  description: string
  price_cents: number
  thumbnail_key: string
  thumbnail_alt: Generated<string>
  /** Ten numbers: how many reviews gave 0.5, 1, … 5 stars. Kept by a trigger on `reviews`. */
  rating_counts: ColumnType<number[], never, never>
  reviews_count: Computed<number>
  average_rating: Computed<string | null>
  /** The names of its living variants, for the search. Kept by a trigger on `variants`. */
  variant_names: Computed<string>
  headline: Computed<string>
  version: Generated<number>
  created_at: Stamp
  updated_at: Stamp
  deleted_at: Date | null
}

interface VariantRow {
  id: Generated<number>
  product_id: number
  name: string
  color: string | null
  stock: number
  position: number
  /** As those of the product, of this variant alone. */
  rating_counts: ColumnType<number[], never, never>
  deleted_at: Date | null
}

interface VariantImageRow {
  id: Generated<number>
  variant_id: number
  image_key: string
  alt: Generated<string>
  position: number
}

interface UserRow {
  id: Generated<number>
  email: string
  email_key: Computed<string>
  email_verified_at: Date | null
  password_hash: string | null
  first_name: string
  last_name: string
  avatar_key: string | null
  is_staff: Generated<boolean>
  created_at: Stamp
}

interface AuthTokenRow {
  token_hash: Buffer
  user_id: number
  created_at: Stamp
  last_used_at: Stamp
  expires_at: Date
}

interface VerificationCodeRow {
  id: Generated<number>
  email_key: string
  purpose: 'signup' | 'reset_password' | 'change_email'
  user_id: number | null
  code_hash: Buffer
  tries: Generated<number>
  created_at: Stamp
  expires_at: Date
  used_at: Date | null
}

interface CartLineRow {
  id: Generated<number>
  user_id: number
  product_id: number
  variant_id: number
  quantity: number
  save_for_later: Generated<boolean>
  created_at: Stamp
}

interface ReviewRow {
  id: Generated<number>
  product_id: number
  variant_id: number
  user_id: number | null
  body: string
  half_stars: number
  /** When the author first ordered the variant; null when no such order is known. */
  bought_at: Date | null
  answer: string | null
  answered_at: Date | null
  hidden_reason: string | null
  hidden_at: Date | null
  created_at: Stamp
  /** The last change by the author. */
  updated_at: Stamp
}

interface ReviewReportRow {
  review_id: number
  user_id: number
  reason: string
  created_at: Stamp
  /** When staff had decided; null while it waits. */
  settled_at: Date | null
}

interface OrderRow {
  id: Generated<number>
  user_id: number | null
  status: Generated<'making' | 'shipping' | 'shipped' | 'delivered' | 'cancelled'>
  /** Where the parcel is: a number, or an address. Known from shipped on, if at all. */
  tracking: string | null
  created_at: Stamp
}

interface OrderLineRow {
  id: Generated<number>
  order_id: number
  product_id: number
  variant_id: number
  quantity: number
  title: string
  variant_name: string
  unit_price_cents: number
  thumbnail_key: string
}

interface OrderStepRow {
  order_id: number
  status: 'shipping' | 'shipped' | 'delivered' | 'cancelled'
  /** Null when their account is gone, or nobody did it by hand. */
  made_by: number | null
  made_at: Stamp
}

interface StockMovementRow {
  id: Generated<number>
  variant_id: number
  /** Negative for what was sold. */
  change: number
  reason: 'sold' | 'returned' | 'counted'
  /** Null when staff counted. */
  order_id: number | null
  made_at: Stamp
}

interface ChangeRow {
  id: Generated<number>
  kind: 'product' | 'order' | 'review' | 'synonyms'
  subject_id: number
  actor_id: number | null
  actor_name: string
  field: string
  old_value: string | null
  new_value: string | null
  made_at: Stamp
}

interface CatalogueImportRow {
  id: Generated<number>
  file_name: string
  state: Generated<'reading' | 'refused' | 'ready' | 'running' | 'done'>
  percent_read: Generated<number>
  refused_line: Generated<number | null>
  refused_reason: Generated<string | null>
  made_at: Date
  /** When the process that works on it last said so. */
  beat_at: Generated<Date | null>
}

interface CatalogueImportProductRow {
  import_id: number
  position: number
  line: number
  slug: string
  title: string
  action: 'create' | 'update' | 'unchanged' | 'faulty'
  /** JSON, as the feature that owns it knows it. */
  changed: unknown
  faults: unknown
  plan: unknown
  /** Null until it was tried. */
  outcome: Generated<'done' | 'failed' | null>
  product_id: Generated<number | null>
  /** What is bundled with it was not all there yet. */
  bundle_waits: Generated<boolean>
}

interface ContactMessageRow {
  id: Generated<number>
  name: string
  email: string
  title: string
  body: string
  created_at: Stamp
  answered_at: Date | null
}

interface LetterRow {
  id: Generated<number>
  recipient: string
  reply_to: string | null
  subject: string
  body_text: string
  body_html: string | null
  created_at: Stamp
  due_at: Stamp
  attempts: Generated<number>
  last_error: string | null
  sent_at: Date | null
}
