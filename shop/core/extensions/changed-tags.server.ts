import { sql } from 'kysely'
import type { Services } from '../../../server/services.ts'
import type { Extension } from '../../extension/extension.ts'

/** The form of a tag that an extension names. */
export const TAG = /^[a-z0-9_-]{1,40}$/

/** A notification of PostgreSQL has less than 8,000 bytes. */
const TAGS_PER_NOTICE = 50

/** Returns the cache tag of a tag that an extension names. */
export const slotTag = ({ name }: Pick<Extension, 'name'>, tag: string): string => `x:${name}:${tag}`

/**
 * Invalidates the responses with tags of an extension in all processes.
 * @throws Error if a tag has an invalid form
 */
export async function changeTags(
  { db, cache }: Pick<Services, 'db' | 'cache'>,
  extension: Pick<Extension, 'name'>,
  tags: readonly string[],
): Promise<void> {
  for (const tag of tags) if (!TAG.test(tag)) throw new Error(`The tag ${tag} is invalid.`)
  if (tags.length === 0) return
  const names = tags.map((tag) => slotTag(extension, tag))
  cache.changed(...names)
  for (let at = 0; at < names.length; at += TAGS_PER_NOTICE)
    await sql`select notify_catalogue_changed(${['edit', ...names.slice(at, at + TAGS_PER_NOTICE)].join(' ')})`.execute(
      db,
    )
}
