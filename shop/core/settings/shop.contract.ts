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
        language: z.string().describe('in which the owner writes (BCP 47)'),
        accent: AccentOnWire.nullable().describe('null: the colours that the shop comes with'),
        logo: z
          .object({ light: ShopPictureOnWire, dark: ShopPictureOnWire.nullable() })
          .nullable()
          .describe('null: the mark and the name'),
        icon: ShopPictureOnWire.nullable().describe('null: the mark'),
        announcement: z.object({ text: z.string(), link: z.string() }).nullable().describe('null while there is none'),
        not_open_yet: z
          .object({ notice: z.string(), opens_on: z.string().describe('an ISO date, or empty') })
          .nullable()
          .describe('null once it is open; before that only staff are told what is in it'),
        welcome: z.object({ headline: z.string(), words: z.string() }),
        contact: ContactOnWire,
        footer: z.array(FooterColumnOnWire).readonly().describe("the owner's own columns of links"),
        legal: LegalOnWire,
        is_selling: z.boolean().describe('whether orders can be placed'),
        is_test_mode: z.boolean().describe('whether all orders are test orders'),
        pays_with: z.string().describe('who takes payments online; empty where nobody does'),
      }),
    },
  },
  config: { allow: 'anyone', cached: true },
})
