import { glob, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { LAST_OFFLINE } from '../../server/db/migrate.ts'
import { COMPATIBLE_FROM, migrations } from '../../shop/migrations.server.ts'
import { dangersOf } from './dangerous-statements.ts'

interface Exemption {
  migration: string
  /** A name of a rule in `dangerous-statements.ts`. */
  rule: string
  why: string
  /** For a statement that removes something: the last migration of the release that stopped to use it. */
  unusedSince?: string
}

/** Statements that are safe although a rule refuses them. */
const EXEMPTIONS: readonly Exemption[] = []

const root = join(import.meta.dirname, '..', '..')
const files = await Array.fromAsync(glob('{shop,server}/**/migrations/**/*.ts', { cwd: root }))
const online = files.filter((file) => basename(file, '.ts') in migrations && basename(file, '.ts') > LAST_OFFLINE)

test('migrations work while processes of the release before serve', async () => {
  const newer = Object.keys(migrations).filter((name) => name > LAST_OFFLINE)
  expect(online.map((file) => basename(file, '.ts')).sort()).toEqual(newer.sort())
  const refused = await Promise.all(
    online.map(async (file) => {
      const migration = basename(file, '.ts')
      return dangersOf(await readFile(join(root, file), 'utf8'))
        .filter(
          ({ rule, contracts }) =>
            !EXEMPTIONS.some(
              (one) =>
                one.migration === migration && one.rule === rule && (one.unusedSince !== undefined || !contracts),
            ),
        )
        .map(({ rule, statement }) => `${file}: ${rule}: ${statement}`)
    }),
  )
  expect(refused.flat()).toEqual([])
})

test('releases that still use a removed part of the schema are refused', () => {
  for (const { unusedSince } of EXEMPTIONS)
    if (unusedSince !== undefined) expect(COMPATIBLE_FROM >= unusedSince).toBe(true)
})

const statement = (text: string) => `export async function up(db) { await sql\`${text}\`.execute(db) }`
const outside = (text: string) =>
  `export const up = outsideTransaction(async (db) => { await sql\`${text}\`.execute(db) })`

test.each([
  ['drop table carts', 'drop'],
  ['drop view if exists api.orders', 'drop'],
  ['alter table orders drop column note', 'drop column'],
  ['alter table orders rename column note to remark', 'rename'],
  ['alter table orders rename to purchases', 'rename'],
  ['alter table orders alter column total_cents type bigint', 'change a type'],
  ['alter table orders alter note set not null', 'set not null'],
  ['alter table orders add column note text not null', 'not null without default'],
  ["alter table orders add a text default '', add note text not null", 'not null without default'],
  ['alter table orders add key uuid default gen_random_uuid()', 'default that rewrites the table'],
  ['alter table orders add constraint positive check (total_cents > 0)', 'constraint that is checked at once'],
  ['alter table orders add foreign key (user_id) references users', 'constraint that is checked at once'],
  ['alter table orders add column cart bigint references carts', 'reference that is checked at once'],
  ['alter table orders add constraint one unique (number)', 'key without an index that exists'],
  ['alter table orders validate constraint positive', 'validation in a transaction'],
  ['create index orders_note on orders (note)', 'index that blocks writes'],
  ['drop index orders_note', 'index that blocks reads'],
  ['create index concurrently orders_note on orders (note)', 'concurrent index in a transaction'],
  ["update orders set note = ''", 'change of all rows in one transaction'],
  ['with old as (select 1) delete from orders using old', 'change of all rows in one transaction'],
  ['lock table orders', 'lock'],
])('refuses: %s', (text, rule) => {
  expect(dangersOf(statement(text)).map((danger) => danger.rule)).toContain(rule)
})

test.each([
  ['create table notes (id bigint primary key, text text not null); create index notes_text on notes (text)'],
  ["alter table orders add column note text not null default ''"],
  ['alter table orders add column note text, add column remark text'],
  ['alter table orders add constraint positive check (total_cents > 0) not valid'],
  ['alter table orders add constraint one unique using index orders_number'],
  ['create function f() returns trigger language plpgsql as $$ begin update orders set note = 1; end $$'],
  ['create trigger t after update on orders for each row execute function f()'],
])('allows: %s', (text) => {
  expect(dangersOf(statement(text))).toEqual([])
})

test('allows concurrent indexes, validations and batches outside of a transaction only', () => {
  const allowed = [
    'create index concurrently if not exists orders_note on orders (note)',
    'alter table orders validate constraint positive',
    "update orders set note = '' where id in (select id from orders where note is null limit 1000)",
  ]
  for (const text of allowed) expect(dangersOf(outside(text))).toEqual([])
  for (const text of ['alter table orders add note text', "update orders set note = ''", 'drop index orders_note'])
    expect(dangersOf(outside(text))).toHaveLength(1)
})
