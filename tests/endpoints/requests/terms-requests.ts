import * as terms from '../../../shop/sales/terms/own-clauses/own-clauses.contract.ts'
import type { World } from '../world.ts'
import { valid } from './request.ts'

const draftVersion = async ({ shop }: World) =>
  (await shop.db.selectFrom('own_terms_draft').select('version').executeTakeFirstOrThrow()).version

const clause = () => ({
  ...{ id: crypto.randomUUID(), section: 'orders' as const, place: 'after' as const },
  ...{ title: 'Gift wrap', text: 'We wrap gifts.' },
})

export const termsRequests = [
  valid(terms.getCurrentOwnTerms, () => ({})),
  valid(terms.getOwnTerms, () => ({})),
  valid(terms.saveOwnTermsDraft, async (world) => ({
    body: { version: await draftVersion(world), clauses: [clause()] },
  })),
  valid(terms.publishOwnTerms, async (world) => {
    await world.shop.db
      .updateTable('own_terms_draft')
      .set({ clauses: JSON.stringify([clause()]) })
      .execute()
    return { body: { version: await draftVersion(world) } }
  }),
  valid(terms.getOwnTermsVersion, async ({ shop }) => {
    await shop.db
      .insertInto('own_terms_versions')
      .values({ number: 900, clauses: '[]', published_at: shop.clock.now, published_name: 'Mia' })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return { params: { number: '900' } }
  }),
]
