import { openShop } from './open.ts'
import { builtPages } from './server/pages/built-pages.ts'

await openShop(builtPages)
