import type { Insertable } from 'kysely'
import type { Schema } from '../../server/db/schema.ts'
import type { DemoProduct } from '../demo-product.ts'
import { coffeeAndTea } from './coffee-and-tea.ts'
import { cooking } from './cooking.ts'
import { desk } from './desk.ts'
import { furniture } from './furniture.ts'
import { lightAndSound } from './light-and-sound.ts'
import { linenAndSoap } from './linen-and-soap.ts'
import { living } from './living.ts'
import { outdoors } from './outdoors.ts'
import { pantry } from './pantry.ts'
import { table } from './table.ts'

type NewMaker = Omit<Insertable<Schema['makers']>, 'updated_at' | 'responsible'> & { responsible?: string }

/** The demo's fictitious manufacturers with their products. Their addresses end in `.example`. */
const WORKSHOPS: readonly { maker: NewMaker; makes: readonly DemoProduct[] }[] = [
  {
    maker: {
      name: 'Maison Aubrac',
      address: '14 rue du Plateau\n12210 Laguiole\nFrance',
      contact: 'https://aubrac.example',
    },
    makes: [...cooking, ...coffeeAndTea],
  },
  {
    maker: {
      name: 'Poterie du Lez',
      address: '3 chemin des Argiles\n34160 Castries\nFrance',
      contact: 'atelier@lez.example',
    },
    makes: [...table, ...living],
  },
  {
    maker: {
      name: 'Menuiserie Vautrin',
      address: '27 rue des Scieurs\n88400 Gérardmer\nFrance',
      contact: 'bonjour@vautrin.example',
    },
    makes: furniture,
  },
  {
    maker: {
      name: 'Filature Saint-Loup',
      address: '8 quai de la Lys\n59560 Comines\nFrance',
      contact: 'https://saint-loup.example',
    },
    makes: [...linenAndSoap, ...outdoors],
  },
  {
    maker: {
      name: 'Kobo Lighting',
      address: '2-11 Teramachi\n604-0931 Kyoto\nJapan',
      contact: 'https://kobo.example',
      responsible: 'Kobo Europe SAS\n5 rue Mercière, 69002 Lyon, France\neurope@kobo.example',
    },
    makes: [...lightAndSound, ...desk],
  },
  {
    maker: {
      name: 'Épicerie Garance',
      address: '1 place du Marché\n84800 L’Isle-sur-la-Sorgue\nFrance',
      contact: 'contact@garance.example',
    },
    makes: pantry,
  },
]

export const demoManufacturers: readonly NewMaker[] = WORKSHOPS.map(({ maker }) => maker)

/** Food and drink outside the pantry. */
const FOOD = ['cafe-de-midi', 'guji-filter-coffee', 'evening-infusion']

/** Returns manufacturer, VAT class and withdrawal rule of a demo product. */
export function legalDetailsOf({ slug }: DemoProduct) {
  const workshop = WORKSHOPS.find(({ makes }) => makes.some((product) => product.slug === slug))
  const isFood = pantry.some((product) => product.slug === slug) || FOOD.includes(slug)
  return {
    maker: workshop?.maker.name ?? '',
    vat_class: isFood ? 'reduced' : 'standard',
    withdrawal: slug.includes('soap') ? 'sealed_hygiene' : 'allowed',
  }
}
