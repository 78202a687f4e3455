/** Fills a folder with the demo catalogue for later tests: `node tests/e2e/support/shop/stock-shop.ts FOLDER`. */

import { openBuiltShop } from './built-shop.ts'
import { storeSmallPictures } from './store-small-pictures.ts'

const [folder] = process.argv.slice(2)
if (folder === undefined) throw new Error('Say which folder to fill.')
await storeSmallPictures(folder)
const shop = await openBuiltShop(folder)
await shop.close()
