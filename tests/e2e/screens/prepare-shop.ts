import { readFile } from 'node:fs/promises'
import type { CatalogueImport } from '../../../shop/catalog/import-export/catalogue-csv.contract.ts'

/** A demo shop with content on every screen. */
export interface PreparedShop {
  address: string
  tokens: Record<'customer' | 'staff', string>
  /** Number of the customer's newest order. */
  order: number
  /** IDs of imports in these states. */
  imports: Record<'ready' | 'done' | 'refused', number>
}

const SLUG = 'everyday-mug'

/** Logs in with the demo accounts and adds content as customers and staff do. */
export async function prepareShop(address: string, accountsFile: string): Promise<PreparedShop> {
  const accounts = (await readFile(accountsFile, 'utf8')).split('\n').map((line) => line.split(' '))
  const accountOf = (role: string) => accounts.find(([first]) => first === role) ?? []
  const logIn = async (role: string): Promise<string> => {
    const [, email, password] = accountOf(role)
    return (await post<{ auth_token: string }>('/api/login/', { email, password })).auth_token
  }
  async function ask<Answer>(path: string, init: RequestInit, token?: string): Promise<Answer> {
    const headers = {
      ...(token && { authorization: `Token ${token}` }),
      ...(typeof init.body === 'string' && { 'content-type': 'application/json' }),
    }
    const answer = await fetch(new URL(path, address), { ...init, headers })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
    return answer.json() as Promise<Answer>
  }
  const get = <Answer>(path: string, token?: string) => ask<Answer>(path, {}, token)
  const post = <Answer>(path: string, body: object, token?: string) =>
    ask<Answer>(path, { method: 'POST', body: JSON.stringify(body) }, token)

  const customer = await logIn('customer')
  const staff = await logIn('staff')

  async function bring(name: string, csv: string): Promise<number> {
    const body = new FormData()
    body.set('file_name', name)
    body.set('catalogue', new File([csv], name))
    const { id } = await ask<CatalogueImport>('/api/catalogue_imports/', { method: 'POST', body }, staff)
    await settled(id)
    return id
  }
  async function settled(id: number): Promise<void> {
    for (;;) {
      const { state } = await get<CatalogueImport>(`/api/catalogue_imports/${id}/`, staff)
      if (state !== 'reading' && state !== 'running') return
    }
  }

  const { results } = await get<{ results: { id: number; variants: { id: number; stock: number }[] }[] }>(
    '/api/product/?page_size=20',
  )
  const inStock = results.filter(({ variants: [first] }) => (first?.stock ?? 0) > 2).slice(0, 4)
  for (const [index, { id, variants }] of inStock.entries())
    await post(
      '/api/cart/',
      { product: id, variant: variants[0]?.id, quantity: 1, saveForLater: index === 3 },
      customer,
    )

  const home = { name: 'Mia Wong', street: '12 rue Mercière', postcode: '69002', town: 'Lyon', country: 'FR' }
  const work = {
    name: 'Mia Wong',
    company: 'Atelier am Ufer',
    street: 'Reichenberger Straße 36',
    second_line: '2. Hinterhof',
  }
  await post('/api/addresses/', { ...home, phone: '+33612345678' }, customer)
  await post('/api/addresses/', { ...work, postcode: '10999', town: 'Berlin', country: 'DE' }, customer)

  for (const value of ['50', '12.50'])
    await post('/api/gift_cards/', { value, email: accountOf('customer')[1], message: '', reason: 'Goodwill' }, staff)

  const body = 'Could you send the two mugs in one parcel?\nI shall be at home on Saturday.'
  for (const name of ['Ada Marsh', 'Bertrand de la Tour-en-Maurienne'])
    await post('/api/contact/', { name, email: 'somebody@example.com', title: 'A question about my order', body })
  for (const [name, words] of [
    ['On its way', 'Hello {name},\n\nyour order {order} is on its way, and should be with you tomorrow.'],
    ['Two in one parcel', 'Hello {name},\n\nof course: we send both in one parcel.'],
  ])
    await post('/api/saved_replies/', { name, body: words }, staff)
  await post('/api/contact/1/answers/', { body: 'Hello Ada,\n\nof course.', last_reply: 0 }, staff)
  await post('/api/contact/1/replies/', { body: 'Thank you! And may it be on Monday?' }, staff)
  const reviews = await get<{ results: { id: number }[] }>(`/api/reviews/?productslug=${SLUG}`)
  for (const { id } of reviews.results.slice(0, 2))
    await post(`/api/reviews/${id}/report/`, { reason: 'It is about another product.' }, customer).catch(() => {})

  const sheet = await (
    await fetch(new URL('/api/catalogue.csv', address), { headers: { authorization: `Token ${staff}` } })
  ).text()
  const [header = '', ...rows] = sheet.split('\r\n')
  const dearer = rows.map((row) => row.replace(/,(\d+)\.\d\d,/, ',$1.95,'))
  const some = dearer.map((row, index) => (index % 25 === 7 ? row.replace(/,(\d+)\.\d\d,/, ',dear,') : row))
  const done = await bring('prices-of-autumn.csv', [header, ...dearer.slice(0, 12)].join('\r\n'))
  await ask(`/api/catalogue_imports/${done}/run/`, { method: 'POST' }, staff)
  await settled(done)
  const refused = await bring('broken.csv', `${header}\r\nmug,"Mug`)
  const ready = await bring('a-catalogue-with-quite-a-long-name-2026-11.csv', [header, ...some].join('\r\n'))
  const [newest] = (await get<{ results: { id: number }[] }>('/api/orders/', customer)).results
  return { address, tokens: { customer, staff }, order: newest?.id ?? 0, imports: { ready, done, refused } }
}
