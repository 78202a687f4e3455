import { z } from 'zod'
import { endpoint } from '../../../../lib/endpoint.ts'
import { HomeSectionOnWire } from './home-on-wire.contract.ts'

export const getHome = endpoint({
  method: 'GET',
  url: '/api/home/',
  schema: {
    summary: 'What the home page shows above all products, in its order; sections without content are left out',
    tags: ['Settings'],
    response: { 200: z.object({ sections: z.array(HomeSectionOnWire) }) },
  },
  config: { allow: 'anyone', requiresOpenShop: true, cached: true },
})
