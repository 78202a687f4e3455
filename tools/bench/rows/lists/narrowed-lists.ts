import pg from 'pg'
import { asSuperuser } from '../../../../server/db/embedded/shop-role.ts'
import type { Connection } from '../../../../server/db/open.ts'
import { BUDGETS } from '../../budgets.ts'
import { addCollectionsAndAttributes } from '../../shops/collections-and-attributes.ts'
import { addManyProducts } from '../../shops/many-products.ts'
import { stockedShops } from '../../shops/stocked-shops.ts'
import type { BenchRow } from '../row.ts'
import { timeQuestions } from './time-questions.ts'

const PRODUCTS = 100_000
const COLLECTIONS = 500

/** What visitors may ask of the list of all products, from the least work to the most. */
const QUESTIONS = [
  '/api/product/?page=1',
  '/api/product/?sort=price_low_to_high',
  '/api/product/?sort=price_high_to_low&page=3000',
  '/api/product/?sort=reviews_high_to_low',
  '/api/product/?price_range=10,20',
  '/api/product/?price_range=0,50&rating_range=4,5&sort=latest',
  '/api/product/?new=true',
  '/api/product/?in_stock=true',
  '/api/product/?in_stock=true&price_range=10,50&sort=price_low_to_high',
  '/api/product/?option=Size:Large',
  '/api/product/?option=Size:Large&option=Size:Small&option=Colour:Red&in_stock=true&sort=reviews_high_to_low',
  '/api/product/?fact=Name 3:Value 1',
  '/api/product/?fact=Name 3:Value 1&fact=Name 3:Value 5&fact=Name 5:Value 1&in_stock=true',
  '/api/product/?collection=collection-7',
  '/api/product/?collection=collection-1&sort=price_low_to_high&in_stock=true',
  '/api/product/?collection=collection-10',
  '/api/filters/',
  '/api/filters/?fact=Name 3:Value 1&price_range=10,50',
  '/api/filters/?collection=collection-1',
]

/** How long a list of many products takes that is sorted and narrowed in all ways, nothing kept. */
export async function measureNarrowedLists(
  say: (sentence: string) => void,
  opened: AsyncDisposableStack,
): Promise<BenchRow[]> {
  const openStocked = await stockedShops(opened)
  const ask = await openStocked('narrowed', async (connection) => {
    await addManyProducts(connection, PRODUCTS)
    await addOptions(connection)
    await addCollectionsAndAttributes(connection, COLLECTIONS)
  })
  const among = `${PRODUCTS.toLocaleString('en')} products`
  const asking = { paths: QUESTIONS, among, budgetMs: BUDGETS.narrowedListMs, warmUp: 10, asked: 40 }
  return timeQuestions({ ask, ...asking }, say)
}

/** Gives each product four variants with a size and a colour, some of them sold out, and ratings to most. */
async function addOptions(connection: Connection): Promise<void> {
  const client = new pg.Client(asSuperuser(connection))
  await client.connect()
  try {
    await client.query(`
      set session_replication_role = replica;
      update products set options = '{Size,Colour}', rating_counts = case when id % 4 = 0 then rating_counts
        else array[0, 0, 0, 0, 0, id % 7, id % 5, id % 3, id % 11, 1]::integer[] end;
      update variants set name = 'Small Red', options = '{Small,Red}', stock = id % 3;
      insert into variants (product_id, name, options, stock, position)
        select products.id, concat_ws(' ', size, colour), array[size, colour], products.id % 5, place
        from products, (values ('Large', 'Red', 1), ('Small', 'Blue', 2), ('Large', 'Blue', 3)) as more (size, colour, place)`)
    await client.query('vacuum (full, analyze) products')
    await client.query('vacuum (full, analyze) variants')
    await client.query('vacuum (analyze) products, variants')
  } finally {
    await client.end()
  }
}
