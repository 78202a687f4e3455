import { z } from 'zod'
import { endpoint } from '../../../../lib/endpoint.ts'
import { HomeSectionResponse } from '../sections/sections.contract.ts'

export const getHome = endpoint({
  method: 'GET',
  url: '/api/home/',
  schema: {
    summary: 'List the sections of the home page in their order, without hidden and empty ones',
    tags: ['Settings'],
    response: { 200: z.object({ sections: z.array(HomeSectionResponse) }) },
  },
  config: { allow: 'anyone', requiresOpenShop: true, cached: true },
})
