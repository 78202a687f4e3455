/**
 * Prepares later browser tests: fills a folder with the demo catalogue and unpacks the browser.
 * `node tests/e2e/support/shop/stock-shop.ts FOLDER`.
 */

import { theBrowser } from '../browser/browser.ts'
import { openBuiltShop } from './built-shop.ts'
import { storeSmallPictures } from './store-small-pictures.ts'

const [folder] = process.argv.slice(2)
if (folder === undefined) throw new Error('Say which folder to fill.')
await storeSmallPictures(folder)
const shop = await openBuiltShop(folder)
await shop.close()
await theBrowser()
