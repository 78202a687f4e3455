import { defineExtension } from 'comptoir/extension'
import { columnsOf, isWooCommerce } from './columns.ts'
import { readProduct } from './product.ts'
import { groupRows } from './rows.ts'

/** Reads the product export of WooCommerce. */
export const woocommerceImport = defineExtension({
  name: 'woocommerce-import',
  version: '1.0.0',
  for: '*',
  description: {
    en: 'Imports the product export of WooCommerce.',
    fr: 'Importe l’export des produits de WooCommerce.',
  },
  imports: [
    {
      name: 'woocommerce',
      open(header) {
        if (!isWooCommerce(header)) return null
        const { columns, layout } = columnsOf(header)
        const sharedSkus = new Set<string>()
        return {
          columns,
          required: {
            ...{ title: 'Name', description: 'Description', price: 'Regular price' },
            ...{ images: 'Images', variant: 'Type', stock: 'Stock' },
          },
          group: (rows) => groupRows(rows, sharedSkus),
          read: (rows) => readProduct(rows, layout, sharedSkus),
        }
      },
    },
  ],
})
