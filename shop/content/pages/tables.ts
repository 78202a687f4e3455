import type { Generated } from 'kysely'
import type { Computed, Stamp } from '../../../server/db/columns.ts'

export interface ContentPageTable {
  id: Generated<number>
  slug: string
  title: string
  text: string
  menu: 'header' | 'footer' | 'none'
  state: 'draft' | 'published' | 'hidden'
  meta_title: string
  meta_description: string
  position: number
  /** Addresses that it had before. */
  former_slugs: Generated<string[]>
  version: Generated<number>
  updated_at: Stamp
  /** The words of the page for the search, those of its title with the weight A. */
  words: Computed<string>
}

/** Pages that staff write. */
declare module '../../../server/db/schema.ts' {
  interface Schema {
    content_pages: ContentPageTable
  }
}
