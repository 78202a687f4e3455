import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { defineExtension, type Extension } from 'comptoir/extension'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { BUILT_IN } from '../../../extensions/built-in.ts'
import type { Database } from '../../../server/db/open.ts'
import { alsoDeep } from '../../deep.ts'
import { checkExtension } from './check-extension.ts'

const EXAMPLES = alsoDeep(['callback-request'], ['parcel-post', 'comparison-feed'])
const chosen = process.env.EXTENSION

/** Imports the extension of a folder, or of an npm package. */
async function extensionOf(name: string): Promise<Extension> {
  const folder = join(import.meta.dirname, '..', '..', '..', 'extensions', name, 'index.ts')
  const isFolder = await stat(folder).catch(() => undefined)
  const exported: Record<string, unknown> = await import(isFolder ? folder : `comptoir-extension-${name}`)
  const found = Object.values(exported).find((value) => (value as Partial<Extension>).name === name)
  if (!found) throw new Error(`No export of the extension ${name} has this name.`)
  return found as Extension
}

test.each(chosen ? [chosen] : EXAMPLES)('the extension %s keeps its limits and its data', async (name) => {
  expect(await checkExtension(await extensionOf(name))).toEqual([])
})

test('finds failing functions, second effects of events, a missing erasure and changes of the shop', async () => {
  for (const extension of BUILT_IN) expect(await checkExtension(extension)).toEqual([])
  let db: Database | undefined
  const write = (statement: string) => async () => void (db && (await sql.raw(statement).execute(db)))
  const broken = defineExtension({
    ...{ name: 'broken', version: '1.0.0', for: '*' },
    slots: { footer: () => ({ title: 'x'.repeat(9_000) }) },
    on: { 'order.paid': write('insert into x_broken.points values (1)') },
    every: { day: write("update products set meta_title = 'Changed'") },
  })
  const problems = await checkExtension(broken, async (opened) => {
    db = opened
    await sql.raw('create schema x_broken; create table x_broken.points (amount integer)').execute(db)
  })
  expect(problems).toEqual([
    'The second delivery of order.paid changes points.',
    'It has own tables, but no handler of customer.erased.',
    'It changes the table products of the shop.',
    expect.stringContaining('slot footer: The record is invalid'),
  ])
})
