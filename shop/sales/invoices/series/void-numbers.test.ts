import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import type { DatabaseAddress } from '../../../../tests/databases/copied-database.ts'
import { databaseUrl } from '../../../../tests/databases/other-database.ts'
import { aPaidOrder } from '../../../../tests/fixtures/invoices.ts'
import { openShop } from '../../../../tests/processes/open-shop.ts'
import { auditLog } from '../../../core/activity-log/audit-log.contract.ts'
import { listDocuments } from '../documents.contract.ts'
import { insertDocument } from '../documents-store.server.ts'
import { exampleInvoice } from '../example-invoice.server.ts'
import { issueInvoice } from '../issue-documents.server.ts'
import { voidNumbers } from './series-store.server.ts'

const root = join(import.meta.dirname, '..', '..', '..', '..')
const reason = 'The backup of 22 November was restored.'

test('numbers that a restored backup does not have become void, and the next document follows them', async () => {
  await using shop = await openShop()
  const { db, clock } = shop
  clock.now = new Date('2026-11-23T09:00:00Z')
  const mia = await shop.customer('Mia')
  const owner = await shop.staff()
  const issue = async () => {
    const order = await aPaidOrder(shop, mia.id)
    const by = { actor: { kind: 'job' }, now: clock.now } as const
    return db.transaction().execute((tx) => issueInvoice(tx, shop.services, order, by))
  }
  const command = async (...words: string[]) => {
    const env = {
      ...{ PATH: process.env.PATH, DATA_DIR: shop.config.dataDir },
      DATABASE_URL: databaseUrl(shop.connection as DatabaseAddress),
    }
    const run = promisify(execFile)(process.execPath, ['tools/void-numbers.ts', ...words], { cwd: root, env })
    return run.then(
      ({ stdout }) => stdout.trim(),
      ({ stderr }: { stderr: string }) => stderr.trim(),
    )
  }
  await issue()
  expect(await command('F2026-000004', reason)).toMatch(/^Will be void: 3 numbers, F2026-000002 to F2026-000004\./)
  expect((await owner.api(listDocuments, { query: {} })).void_numbers).toEqual([])
  expect(await command('F2026-000004', reason, '--yes')).toBe('Void: 3 numbers, F2026-000002 to F2026-000004.')
  const { results: logged } = await owner.api(auditLog, { query: {} })
  expect(logged[0]).toMatchObject({ field: 'void_numbers', new: `F2026-000002 – F2026-000004 (${reason})`, by: '' })
  expect(await command('F2026-000004')).toMatch(/the reason in quotes/)
  expect(await command('F2026-000009', '-yes')).toMatch(/^Unknown option '-y'[^\n]*$/)

  // Documents and void numbers at the same time: each number has one of them.
  const make = (last: string, prefix = '', now = clock.now) =>
    db.transaction().execute((tx) => voidNumbers(tx, { last, reason, prefix, now }))
  const made = await Promise.allSettled([issue(), make('F2026-000006'), issue(), make('F2026-000006')])
  expect(made.filter((one) => one.status === 'fulfilled' && 'id' in one.value)).toHaveLength(2)
  expect(await make('A2026-000001')).toMatchObject({ first: 'A2026-000001', last: 'A2026-000001', count: 1 })
  for (const typed of ['F2026-000000', 'F2026-000004', 'XF2026-000009', 'TF2026-000009'])
    await expect(make(typed), typed).rejects.toThrow(/^The next number of this series is F2026-00000[789]\. Enter/)
  // A digit too many, and a year that has not begun.
  for (const typed of ['F2026-7', 'F2026-0001500', 'F2062-000010'])
    await expect(make(typed), typed).rejects.toThrow('such as F2026-000150')

  // A series without documents has the prefix of the settings.
  const later = new Date('2027-01-02T12:00:00Z')
  for (const typed of ['F2027-000003', 'TF2027-000003'])
    await expect(make(typed, 'ATL-', later), typed).rejects.toThrow('is ATL-F2027-000001.')
  expect(await db.selectFrom('document_series').select('year').where('year', '=', 2027).execute()).toEqual([])
  expect(await make('ATL-F2027-000003', 'ATL-', later)).toMatchObject({ first: 'ATL-F2027-000001', count: 3 })
  const { results, void_numbers } = await owner.api(listDocuments, { query: { kind: 'invoice' } })
  const numberOf = (label: string) => Number(label.slice(-6))
  const voided = void_numbers
    .filter(({ first }) => first.startsWith('F2026'))
    .flatMap(({ first, last }) =>
      Array.from({ length: numberOf(last) - numberOf(first) + 1 }, (_, place) => numberOf(first) + place),
    )
  const used = [...results.map(({ number }) => numberOf(number)), ...voided].sort((one, other) => one - other)
  expect(used).toEqual(used.map((_, place) => place + 1))
  expect(used.length).toBeGreaterThanOrEqual(6)

  // The database refuses a document with a void number, and changes of void numbers.
  const example = { ...exampleInvoice(shop.services.identity(), clock.now), isTest: false, number: 'F2026-000003' }
  const forged = { document: example, year: 2026, number: 3, buyer: 'Mia', now: clock.now }
  await expect(insertDocument(db, forged)).rejects.toThrow('is void')
  await expect(db.deleteFrom('void_document_numbers').execute()).rejects.toThrow('can not be changed or deleted')
  const early = { kind: 'invoice', year: 2026, is_test: false, first_number: 1, last_number: 1 } as const
  const row = { ...early, reason, voided_at: clock.now }
  await expect(db.insertInto('void_document_numbers').values(row).execute()).rejects.toThrow('do not follow')
})
