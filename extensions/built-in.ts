import type { Extension } from 'comptoir/extension'
import { shopifyImport } from './shopify-import/index.ts'
import { woocommerceImport } from './woocommerce-import/index.ts'

/** The extensions of Comptoir. Those of the owner in `extensions.ts` follow them. */
export default [shopifyImport, woocommerceImport] satisfies Extension[]
