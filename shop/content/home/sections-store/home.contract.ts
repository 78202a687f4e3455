import { z } from 'zod'
import { endpoint } from '../../../../lib/endpoint.ts'
import { HomeSectionResponse } from './home-response.contract.ts'

export const getHome = endpoint({
  method: 'GET',
  url: '/api/home/',
  schema: {
    summary: 'List the sections of the home page in their order, without empty ones',
    tags: ['Settings'],
    response: { 200: z.object({ sections: z.array(HomeSectionResponse) }) },
  },
  config: { allow: 'anyone', requiresOpenShop: true, cached: true },
})
