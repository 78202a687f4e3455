import type { Services } from '../../../../server/services.ts'
import type { MaybeTranslated } from '../../../core/translations/translated-fields.ts'

/** The services of a builder, and the product cards by id in JSON. */
export interface SectionScope extends Services {
  /** Reads the cards that visitors see, in the order of the ids. The response depends on these products. */
  cards: (ids: readonly number[]) => Promise<Map<number, string>>
}

/**
 * Builds all sections of one kind as JSON for visitors, so that one query can serve several sections.
 * @returns one result per section: undefined for a section without content
 */
export type BuildSections<Section> = (
  sections: readonly (Section & { id: number } & MaybeTranslated)[],
  scope: SectionScope,
) => Promise<(string | undefined)[]>

/** Serializes a section and inserts its already serialized products. `products` must be its last field. */
export const withProducts = (
  section: { products: []; [field: string]: unknown },
  products: readonly string[],
): string => `${JSON.stringify(section).slice(0, -']}'.length)}${products.join(',')}]}`
