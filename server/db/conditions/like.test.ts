import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openShop } from '../../../tests/processes/open-shop.ts'
import { containsText } from './like.ts'

test('finds parts of three characters anywhere, shorter ones at the beginning of words, and wildcards as text', async () => {
  await using shop = await openShop()
  const contains = async (text: string, typed: string) => {
    const { rows } = await sql<{ found: boolean }>`
      select ${containsText(sql`lower(${text}::text)`, typed)} as found`.execute(shop.db)
    return rows[0]?.found
  }
  const found = [
    ['Pizza', 'IZZ'],
    ['Pizza', 'pi'],
    ['Pizza Margherita', 'ma'],
    ['Chez Éva', 'É'],
    ['x 50% x', '50%'],
    ['A\\B C', 'a\\b'],
  ] as const
  for (const [text, typed] of found) expect([text, typed, await contains(text, typed)]).toEqual([text, typed, true])
  const notFound = [
    ['Pizza', 'zz'],
    ['Pizza Margherita', 'ar'],
    ['Pizza', 'z'],
    ['500 g', '50%'],
    ['abc', 'a_c'],
    ['Pizza', '%'],
  ] as const
  for (const [text, typed] of notFound) expect([text, typed, await contains(text, typed)]).toEqual([text, typed, false])
})
