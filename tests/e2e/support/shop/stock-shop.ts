/** Fills a folder with the demo catalogue, for journeys that come later: `node tests/e2e/support/shop/stock-shop.ts FOLDER`. */

import { openBuiltShop } from './built-shop.ts'
import { drawSmall } from './draw-small.ts'

const [folder] = process.argv.slice(2)
if (folder === undefined) throw new Error('Say which folder to fill.')
await drawSmall(folder)
const shop = await openBuiltShop(folder)
await shop.close()
