import { openShop } from './open.ts'
import { builtPages } from './server/built-pages.ts'

await openShop(builtPages)
