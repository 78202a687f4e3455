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
  /** Former slugs, which redirect to the page. */
  former_slugs: Generated<string[]>
  version: Generated<number>
  updated_at: Stamp
  /** The search vector of the page, with the title at weight A. */
  words: Computed<string>
}

/** Content pages that staff write. */
declare module '../../../server/db/schema.ts' {
  interface Schema {
    content_pages: ContentPageTable
    content_page_pictures: { page_id: number; image_key: string }
  }
}
