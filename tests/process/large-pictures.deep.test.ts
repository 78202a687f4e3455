import { expect, test } from 'vitest'
import { TEMPLATE } from '../databases/cluster.ts'
import { otherDatabase } from '../databases/other-database.ts'
import { DEEP } from '../deep.ts'
import { emptyFolder } from '../empty-folder.ts'
import { addPerson } from '../fixtures/people.ts'
import { blackPng } from '../fixtures/png.ts'
import { newProductForm } from '../fixtures/product-form.ts'
import { readPeakMemory } from '../processes/peak-memory.ts'
import { type ShopProcess, startShopServer } from '../processes/shop-process.ts'

const TOO_MANY_PIXELS = 'Ensure the image is at most 12 megapixels.'
const TOO_MUCH_TO_DECODE = 'Ensure the image needs at most 128 MB to be opened. Save it smaller, or as a plain JPEG.'

/** 40 megapixels in a few hundred KiB. With a limit on pixels only, these needed 21, 120, 360 and 592 MB. */
const whole = { width: 6300, height: 6300 }
const deep = { colours: 'rgba', depth: 16 } as const
const grey = () => blackPng({ ...whole, colours: 'grey', depth: 1 })
const plain = () => blackPng({ ...whole, ...deep })
const interlaced = () => blackPng({ ...whole, ...deep, isInterlaced: true })
const turned = () => blackPng({ ...whole, ...deep, isInterlaced: true, orientation: 6 })
/** The largest picture in memory that a customer may upload. */
const dearest = () => blackPng({ width: 4096, height: 3072, ...deep, isInterlaced: true })

/** Two pictures at a time: up to 128 MiB decoded each, plus rows, buffers and renditions. */
const GROWTH_MIB = 2 * (128 + 100)

/** Each of their pictures takes seconds of CPU time. */
const CUSTOMERS = DEEP > 1 ? 10 : 5

interface Open extends AsyncDisposable {
  shop: ShopProcess
  /** Uploads a profile picture. */
  sendAvatar(customer: { id: number; token: string }, picture: Buffer): Promise<{ status: number; answer: unknown }>
  sendProduct(thumbnail?: Buffer): Promise<{ status: number; answer: unknown }>
  customers(count: number): Promise<{ id: number; token: string }[]>
}

async function open(): Promise<Open> {
  const opened = new AsyncDisposableStack()
  const folder = opened.use(await emptyFolder())
  const database = opened.use(await otherDatabase(TEMPLATE))
  const staff = await addPerson(database.db, { isStaff: true })
  // `tests/endpoints/limits.test.ts` covers rate limits.
  const settings = { DATA_DIR: folder.path, DATABASE_URL: database.url, RATE_LIMITS: 'off' }
  const shop = opened.use(await startShopServer({ ...settings, NODE_OPTIONS: '--max-old-space-size=1024' }))
  const send = async (method: string, path: string, { token }: { token: string }, body: FormData) => {
    const answer = await shop.ask(path, { method, body, headers: { authorization: `Token ${token}` } })
    return { status: answer.status, answer: answer.status < 300 ? undefined : await answer.json() }
  }
  return {
    shop,
    sendAvatar: (customer, picture) => {
      const form = new FormData()
      form.set('avatar', new File([new Uint8Array(picture)], 'me.png', { type: 'image/png' }))
      return send('PATCH', `/api/user/${customer.id}/`, customer, form)
    },
    sendProduct: async (thumbnail) =>
      send('POST', '/api/product/', staff, await newProductForm(thumbnail && { thumbnail })),
    customers: (count) => Promise.all(Array.from({ length: count }, () => addPerson(database.db))),
    [Symbol.asyncDispose]: () => opened.disposeAsync(),
  }
}

test('rejects a picture by its decoded size, and accepted pictures stay within the memory limit', {
  timeout: 90_000,
}, async () => {
  await using dear = await open()
  const [mia] = await dear.customers(1)
  if (!mia) throw new Error('Nobody came.')
  expect(await dear.sendProduct()).toMatchObject({ status: 201 })
  expect(await dear.sendAvatar(mia, dearest())).toMatchObject({ status: 200 })
  await readPeakMemory(dear.shop)
  const before = await readPeakMemory(dear.shop)

  const refused = (field: string, text: string) => ({ status: 400, answer: { [field]: [text] } })
  for (const picture of [grey(), plain(), interlaced(), turned()])
    expect(await dear.sendAvatar(mia, picture)).toEqual(refused('avatar', TOO_MANY_PIXELS))
  const lying = blackPng({ width: 4096, height: 3072, ...deep, isInterlaced: true, orientation: 6 })
  expect(await dear.sendAvatar(mia, lying)).toEqual(refused('avatar', TOO_MUCH_TO_DECODE))
  expect(await dear.sendProduct(grey())).toMatchObject({ status: 201 })
  expect(await dear.sendProduct(plain())).toMatchObject({ status: 201 })
  expect(await dear.sendProduct(interlaced())).toEqual(refused('thumbnail', TOO_MUCH_TO_DECODE))
  expect(await dear.sendProduct(turned())).toEqual(refused('thumbnail', TOO_MUCH_TO_DECODE))
  const grown = (await readPeakMemory(dear.shop)) - before
  expect(grown).toBeLessThan(GROWTH_MIB)
})

test("concurrent large pictures stay within the memory limit, staff go first, and a customer's second picture waits", {
  timeout: 90_000,
}, async () => {
  await using dear = await open()
  const customers = await dear.customers(CUSTOMERS)
  const picture = dearest()
  expect(await dear.sendProduct()).toMatchObject({ status: 201 })
  await readPeakMemory(dear.shop)
  const before = await readPeakMemory(dear.shop)

  let answered = 0
  const avatars = customers.flatMap((customer, index) => {
    const first = dear.sendAvatar(customer, picture).finally(() => {
      answered += 1
    })
    // The first customer uploads two pictures.
    return index === 0 ? [first, dear.sendAvatar(customer, picture)] : [first]
  })
  await Promise.race(avatars)
  const begun = answered
  expect(await dear.sendProduct()).toMatchObject({ status: 201 })
  expect(answered - begun).toBeLessThan(customers.length / 2)

  const statuses = (await Promise.all(avatars)).map(({ status }) => status)
  expect(statuses.toSorted()).toEqual([...Array(CUSTOMERS).fill(200), 429])
  const grown = (await readPeakMemory(dear.shop)) - before
  expect(grown).toBeLessThan(GROWTH_MIB)
})
