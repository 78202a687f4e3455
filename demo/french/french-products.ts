import { coffeeAndTea } from './coffee-and-tea.ts'
import { cooking } from './cooking.ts'
import { desk } from './desk.ts'
import type { FrenchProduct } from './french-product.ts'
import { furniture } from './furniture.ts'
import { lightAndSound } from './light-and-sound.ts'
import { linenAndSoap } from './linen-and-soap.ts'
import { living } from './living.ts'
import { outdoors } from './outdoors.ts'
import { pantry } from './pantry.ts'
import { table } from './table.ts'

/** The French texts of the demo products, by slug. */
export const frenchProducts: Readonly<Record<string, FrenchProduct>> = {
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
}
