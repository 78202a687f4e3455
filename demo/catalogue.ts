import { coffeeAndTea } from './catalogue/coffee-and-tea.ts'
import { cooking } from './catalogue/cooking.ts'
import { desk } from './catalogue/desk.ts'
import { furniture } from './catalogue/furniture.ts'
import { lightAndSound } from './catalogue/light-and-sound.ts'
import { linenAndSoap } from './catalogue/linen-and-soap.ts'
import { living } from './catalogue/living.ts'
import { outdoors } from './catalogue/outdoors.ts'
import { pantry } from './catalogue/pantry.ts'
import { table } from './catalogue/table.ts'
import type { DemoProduct } from './demo-product.ts'

/** All products of the demo shop, by department. */
export const catalogue: readonly DemoProduct[] = [
  ...cooking,
  ...coffeeAndTea,
  ...table,
  ...pantry,
  ...linenAndSoap,
  ...living,
  ...furniture,
  ...lightAndSound,
  ...desk,
  ...outdoors,
]
