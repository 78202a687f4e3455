import { sql } from 'kysely'
import type { Database } from '../../../server/db/open.ts'
import { orderedLanguage } from '../../../server/language/in-language.ts'
import { findPhrases } from '../../core/translations/phrases-store.server.ts'
import type { PhraseGroup } from '../../core/translations/translatable.server.ts'
import type { DeliveryMethod } from './offered-methods.ts'

/** The names of shipping methods, and the addresses and opening hours for collection. */
export const SHIPPING_PHRASES: PhraseGroup = {
  group: 'shipping',
  sources: sql`
    select name as source from delivery_methods where deleted_at is null
    union all select place from delivery_methods where deleted_at is null and place <> ''`,
  max: 600,
  rows: 3,
  allow: 'owner',
}

const TEXTS = ['name', 'place'] as const

/** Translates the texts of shipping methods, which an order copies, into its language. */
export async function translateMethods(
  db: Database,
  methods: readonly DeliveryMethod[],
): Promise<readonly DeliveryMethod[]> {
  const language = orderedLanguage()
  if (language === undefined) return methods
  const phrases = await findPhrases(
    db,
    language,
    methods.flatMap(({ name, place }) => [name, place]),
  )
  return methods.map((method) => ({
    ...method,
    name: phrases.get(method.name) ?? method.name,
    place: phrases.get(method.place) ?? method.place,
    translated: TEXTS.filter((text) => phrases.has(method[text])),
  }))
}
