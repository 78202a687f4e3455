import { z } from 'zod'
import { endpoint } from '../../../../lib/endpoint.ts'

const FIRST_STEPS = ['name', 'logo', 'legal', 'email', 'product', 'delivery', 'payment', 'backup'] as const
export type FirstStepKey = (typeof FIRST_STEPS)[number]

const FirstStep = z.object({ key: z.enum(FIRST_STEPS), is_done: z.boolean() })

export const getFirstSteps = endpoint({
  method: 'GET',
  url: '/api/admin/first_steps/',
  schema: {
    summary: 'List the setup steps and their state',
    tags: ['Staff'],
    response: { 200: z.object({ steps: z.array(FirstStep) }) },
  },
  config: { allow: 'owner' },
})
