import { z } from 'zod'
import { endpoint } from '../../../lib/endpoint.ts'
import {
  AccentOnWire,
  ContactOnWire,
  FooterColumnOnWire,
  LegalOnWire,
  ShopPictureOnWire,
} from './shop-on-wire.contract.ts'

export const getShop = endpoint({
  method: 'GET',
  url: '/api/shop/',
  schema: {
    summary: 'Get the identity of the shop',
    tags: ['Settings'],
    response: {
      200: z.object({
        name: z.string(),
        language: z.string().describe('language of products, pages and other texts of the owner (BCP 47)'),
        accent: AccentOnWire.nullable().describe('accent colour; null: default colours'),
        logo: z
          .object({ light: ShopPictureOnWire, dark: ShopPictureOnWire.nullable() })
          .nullable()
          .describe('null: the generated logo with the shop name'),
        icon: ShopPictureOnWire.nullable().describe('null: the generated logo'),
        announcement: z
          .object({ text: z.string(), link: z.string() })
          .nullable()
          .describe('current announcement; null without one'),
        not_open_yet: z
          .object({ notice: z.string(), opens_on: z.string().describe('opening date (ISO 8601), or empty') })
          .nullable()
          .describe('null if the shop is open; before opening, only staff can read the catalogue'),
        welcome: z.object({ headline: z.string(), words: z.string() }),
        contact: ContactOnWire,
        footer: z.array(FooterColumnOnWire).readonly().describe('link columns of the footer'),
        legal: LegalOnWire,
        is_selling: z.boolean().describe('`true` if orders can be placed'),
        is_test_mode: z.boolean().describe('`true` if all orders are test orders'),
        pays_with: z.string().describe('name of the payment provider for online payments; empty without one'),
      }),
    },
  },
  config: { allow: 'anyone', cached: true },
})
