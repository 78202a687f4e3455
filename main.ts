import { runShop } from './open.ts'
import { builtPages } from './server/pages/built-pages.ts'

await runShop(builtPages)
