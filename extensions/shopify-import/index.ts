import { defineExtension } from 'comptoir/extension'
import { COLUMNS } from './columns.ts'
import { readProduct } from './product.ts'

/** Reads the product export of Shopify. */
export const shopifyImport = defineExtension({
  name: 'shopify-import',
  version: '1.0.0',
  for: '*',
  description: {
    en: 'Imports the product export of Shopify.',
    fr: 'Importe l’export des produits de Shopify.',
  },
  imports: [
    {
      name: 'shopify',
      open(header) {
        const names = header.map((name) => name.toLowerCase())
        if (!names.includes('handle') && !names.includes('url handle')) return null
        return {
          columns: Object.entries(COLUMNS),
          required: {
            ...{ title: 'Title', description: 'Body (HTML)', price: 'Variant Price' },
            ...{ images: 'Image Src', variant: 'Option1 Value', stock: 'Variant Inventory Qty' },
          },
          sameProduct: 'Handle',
          read: readProduct,
        }
      },
    },
  ],
})
