import type { Extension } from 'comptoir/extension'
import { shopifyImport } from './shopify-import/index.ts'
import { stripe } from './stripe/index.ts'
import { woocommerceImport } from './woocommerce-import/index.ts'

/** The extensions that are part of the shop. They are loaded before those of `extensions.ts`. */
export const BUILT_IN: readonly Extension[] = [stripe, shopifyImport, woocommerceImport]
