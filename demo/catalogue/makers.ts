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

/** Who makes what, and what a piece of it weighs in grams with its parcel. None of them exists: their addresses end in `.example`. */
const WORKSHOPS: readonly { maker: NewMaker; grams: number; makes: readonly DemoProduct[] }[] = [
  {
    maker: {
      name: 'Maison Aubrac',
      address: '14 rue du Plateau\n12210 Laguiole\nFrance',
      contact: 'https://aubrac.example',
    },
    grams: 900,
    makes: [...cooking, ...coffeeAndTea],
  },
  {
    maker: {
      name: 'Poterie du Lez',
      address: '3 chemin des Argiles\n34160 Castries\nFrance',
      contact: 'atelier@lez.example',
    },
    grams: 700,
    makes: [...table, ...living],
  },
  {
    maker: {
      name: 'Menuiserie Vautrin',
      address: '27 rue des Scieurs\n88400 Gérardmer\nFrance',
      contact: 'bonjour@vautrin.example',
    },
    grams: 7500,
    makes: furniture,
  },
  {
    maker: {
      name: 'Filature Saint-Loup',
      address: '8 quai de la Lys\n59560 Comines\nFrance',
      contact: 'https://saint-loup.example',
    },
    grams: 450,
    makes: [...linenAndSoap, ...outdoors],
  },
  {
    maker: {
      name: 'Kobo Lighting',
      address: '2-11 Teramachi\n604-0931 Kyoto\nJapan',
      contact: 'https://kobo.example',
      responsible: 'Kobo Europe SAS\n5 rue Mercière, 69002 Lyon, France\neurope@kobo.example',
    },
    grams: 1800,
    makes: [...lightAndSound, ...desk],
  },
  {
    maker: {
      name: 'Épicerie Garance',
      address: '1 place du Marché\n84800 L’Isle-sur-la-Sorgue\nFrance',
      contact: 'contact@garance.example',
    },
    grams: 600,
    makes: pantry,
  },
]

export const demoMakers: readonly NewMaker[] = WORKSHOPS.map(({ maker }) => maker)

/** What is eaten and drunk outside of the pantry. */
const FOOD = ['cafe-de-midi', 'guji-filter-coffee', 'evening-infusion']

/** Returns what the law asks for of a demo product, and what a piece of it weighs. */
export function legalFactsOf({ slug }: DemoProduct) {
  const workshop = WORKSHOPS.find(({ makes }) => makes.some((product) => product.slug === slug))
  const isFood = pantry.some((product) => product.slug === slug) || FOOD.includes(slug)
  return {
    maker: workshop?.maker.name ?? '',
    vat_class: isFood ? 'reduced' : 'standard',
    withdrawal: slug.includes('soap') ? 'sealed_hygiene' : 'allowed',
    weight_grams: workshop?.grams ?? null,
  }
}
