import type { Generated } from 'kysely'
import type {
  ImageRow,
  ProductRow,
  ReviewReportRow,
  ReviewRow,
  VariantImageRow,
  VariantRow,
} from './tables/catalogue.ts'
import type { Computed, Stamp } from './tables/columns.ts'
import type { CartLineRow, OrderLineRow, OrderRow, OrderStepRow, StockMovementRow } from './tables/orders.ts'
import type {
  AuthTokenRow,
  ContactMessageRow,
  FormerEmailRow,
  LetterRow,
  UserRow,
  VerificationCodeRow,
} from './tables/people.ts'
import type { CatalogueImportProductRow, CatalogueImportRow, ChangeRow } from './tables/staff.ts'

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
  former_emails: FormerEmailRow
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
