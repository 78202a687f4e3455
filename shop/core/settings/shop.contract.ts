import { z } from 'zod'
import { endpoint } from '../../../lib/endpoint.ts'
import {
  AccentResponse,
  ContactResponse,
  FooterColumnResponse,
  LegalResponse,
  ShopPictureResponse,
} from './shop-response.contract.ts'

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
        page_languages: z
          .array(z.string())
          .readonly()
          .describe('languages of the pages; addresses in the first one have no prefix'),
        accent: AccentResponse.nullable().describe('accent colour; null: default colours'),
        logo: z
          .object({ light: ShopPictureResponse, dark: ShopPictureResponse.nullable() })
          .nullable()
          .describe('null: the generated logo with the shop name'),
        icon: ShopPictureResponse.nullable().describe('null: the generated logo'),
        announcement: z
          .object({ text: z.string(), link: z.string() })
          .nullable()
          .describe('current announcement; null without one'),
        not_open_yet: z
          .object({ notice: z.string(), opens_on: z.string().describe('opening date (ISO 8601), or empty') })
          .nullable()
          .describe('null if the shop is open; before opening, only staff can read the catalogue'),
        welcome: z.object({ headline: z.string(), words: z.string() }),
        contact: ContactResponse,
        footer: z.array(FooterColumnResponse).readonly().describe('link columns of the footer'),
        legal: LegalResponse,
        is_selling: z.boolean().describe('`true` if orders can be placed'),
        is_test_mode: z.boolean().describe('`true` if all orders are test orders'),
        recomputes_offers: z
          .boolean()
          .describe('partial returns of new orders compute sets, bundles and tiers again, as the terms say'),
        pays_with: z.string().describe('name of the payment provider for online payments; empty without one'),
      }),
    },
  },
  config: { allow: 'anyone', cached: true },
})
