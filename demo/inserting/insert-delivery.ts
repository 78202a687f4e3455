import type { Database } from '../../server/db/open.ts'
import { type MethodColumns, methodsStore } from '../../shop/sales/shipping/delivery-store.server.ts'

const HOME = { is_collection: false, is_tracked: true, is_on: true, place: '', ready_from: 1, ready_to: 2 } as const

const METHODS: readonly (Omit<MethodColumns, 'zone_id'> & { zone: string | null })[] = [
  {
    ...HOME,
    zone: 'France',
    name: 'Home delivery',
    brackets: [
      { up_to: 2000, cents: 490 },
      { up_to: 10_000, cents: 790 },
      { up_to: 30_000, cents: 1490 },
    ],
    free_from_cents: 8000,
    way_from: 2,
    way_to: 3,
  },
  {
    ...HOME,
    zone: 'European Union',
    name: 'Home delivery abroad',
    brackets: [
      { up_to: 2000, cents: 1290 },
      { up_to: 10_000, cents: 1990 },
      { up_to: 30_000, cents: 3490 },
    ],
    free_from_cents: null,
    way_from: 4,
    way_to: 7,
  },
  {
    ...HOME,
    zone: null,
    is_collection: true,
    is_tracked: false,
    name: 'Collection in the shop',
    brackets: [{ up_to: null, cents: 0 }],
    free_from_cents: null,
    way_from: 0,
    way_to: 0,
    place: '12 rue des Arts, 69001 Lyon\nTuesday to Saturday, 10:00 to 19:00',
  },
]

/** Inserts the shipping methods of the demo shop. They are used once an owner opens it. */
export async function insertDelivery(db: Database, now: Date): Promise<void> {
  const zones = await db.selectFrom('delivery_zones').select(['id', 'name']).execute()
  for (const { zone, ...method } of METHODS)
    await methodsStore.insert(db, { ...method, zone_id: zones.find(({ name }) => name === zone)?.id ?? null }, now)
}
