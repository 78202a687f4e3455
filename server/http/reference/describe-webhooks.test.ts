import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { describeWebhooks } from './describe-webhooks.ts'

test('the webhooks section describes each event as a Standard Webhooks request', async () => {
  const webhooks = describeWebhooks([
    { type: 'order.placed', summary: 'An order is placed.', subject: 'order', data: z.object({ total: z.string() }) },
    {
      type: 'order.cancelled',
      summary: 'An order is cancelled.',
      subject: 'order',
      data: z.object({ from: z.string() }),
    },
  ])
  const document = { openapi: '3.1.0', info: { title: 'Shop', version: '1' }, webhooks }
  expect(await new Validator().validate(structuredClone(document))).toMatchObject({ valid: true })
  expect(Object.keys(webhooks)).toEqual(['order.cancelled', 'order.placed'])
  expect(webhooks['order.placed']).toMatchObject({
    post: {
      summary: 'An order is placed.',
      parameters: [{ name: 'webhook-id' }, { name: 'webhook-timestamp' }, { name: 'webhook-signature' }],
      requestBody: {
        content: {
          'application/json': {
            schema: {
              required: ['type', 'timestamp', 'data'],
              properties: {
                type: { const: 'order.placed' },
                data: {
                  required: ['total', 'subject', 'sequence', 'position', 'actor'],
                  properties: { total: { type: 'string' }, subject: { properties: { kind: { const: 'order' } } } },
                },
              },
            },
          },
        },
      },
    },
  })
})
