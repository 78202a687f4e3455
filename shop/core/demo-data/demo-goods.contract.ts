import { z } from 'zod'
import { endpoint } from '../../../lib/endpoint.ts'

/** The word that confirms the removal. */
export const REMOVE_WORD = 'REMOVE'

const DemoGoods = z.object({
  products: z.int(),
  collections: z.int(),
  reductions: z.int(),
  people: z.int(),
  test_orders: z.int(),
  orders: z.int(),
  reviews: z.int(),
})
export type DemoGoods = z.infer<typeof DemoGoods>

const Demo = z.object({
  going: DemoGoods.describe('numbers of demo records that would be removed; edited ones remain'),
  needs_account: z.boolean().describe('`true` if the user has a demo account, which cannot remove the demo'),
})
export type Demo = z.infer<typeof Demo>

const tags = ['Staff']
const config = { allow: 'owner' } as const

export const getDemo = endpoint({
  method: 'GET',
  url: '/api/admin/demo/',
  schema: { summary: 'Get the remaining demo data', tags, response: { 200: Demo } },
  config,
})

export const removeDemo = endpoint({
  method: 'DELETE',
  url: '/api/admin/demo/',
  schema: {
    summary: 'Remove the demo: products, accounts, orders and reviews, and all test orders',
    description:
      'Ends the test mode. Products edited by staff and paid orders stay. After an interruption the next call removes the rest.',
    tags,
    body: z.object({ confirmation: z.literal(REMOVE_WORD, `Type ${REMOVE_WORD}.`) }),
    response: { 200: Demo },
  },
  config,
})
