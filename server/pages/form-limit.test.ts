import { randomUUID } from 'node:crypto'
import { mkdir, mkdtempDisposable } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { call, type Transport } from '../../lib/api-client.ts'
import { submitWithdrawalForm } from '../../shop/sales/returns/submit-withdrawal-form.ts'
import { openShop } from '../../tests/processes/open-shop.ts'
import { mountStorefront } from './mount-storefront.ts'

/** Renders the withdrawal page's data as JSON. */
async function answerForm(request: Request, { transport }: { transport: Transport }) {
  const answer = await submitWithdrawalForm(
    (endpoint, question) => call(transport, endpoint, question),
    await request.formData(),
  )
  return { status: 200, headers: { 'content-type': 'text/html' }, html: Buffer.from(JSON.stringify(answer)) }
}

test('limits the withdrawal page to 5 confirmations per network and hour, together with the API', async () => {
  await using files = await mkdtempDisposable(join(tmpdir(), 'comptoir-files-'))
  await mkdir(join(files.path, 'assets'))
  await using shop = await openShop({
    env: { RATE_LIMITS: 'on', TRUST_PROXY: 'loopback' },
    pages: (app, services, answers) =>
      mountStorefront(app, services, answers, files.path, {
        renderPage: answerForm,
        pageKey: (url) => url,
        isPublicBeforeOpening: () => true,
        isInEveryLanguage: () => false,
        overloadTexts: () => ({ title: '', sentence: '', reloads: '', tryAgain: '' }),
        isUnknown: () => false,
        formPages: ['/withdrawal'],
      }),
  })
  const typed = (index: number) => ({
    ...{ name: 'Eve', order_number: '1', email: `eve${index}@third.example`, items: 'All of it' },
  })
  const post = async (index: number, from: string, intent = 'confirm') =>
    shop.app.inject({
      method: 'POST',
      url: '/withdrawal',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': from },
      payload: new URLSearchParams({ intent, key: randomUUID(), ...typed(index) }).toString(),
    })
  const api = (index: number, from: string) =>
    shop.app.inject({
      method: 'POST',
      url: '/api/withdrawals/',
      headers: { 'x-forwarded-for': from },
      payload: { key: randomUUID(), ...typed(index) },
    })
  const network = '203.0.113.7'
  for (let index = 0; index < 4; index += 1) {
    expect((await post(index, network, 'review')).json()).toMatchObject({ step: 'review' })
    expect((await post(index, network)).json()).toMatchObject({ step: 'received' })
  }
  expect((await api(4, network)).statusCode).toBe(201)
  expect((await post(5, network)).json()).toMatchObject({
    step: 'review',
    typed: typed(5),
    errors: { non_field_errors: ['Too many tries. Wait 60 minutes.'] },
  })
  expect((await api(6, network)).statusCode).toBe(429)
  expect((await post(7, '203.0.113.8')).json()).toMatchObject({ step: 'received' })
  expect(await shop.db.selectFrom('withdrawals').select('id').execute()).toHaveLength(6)
})
