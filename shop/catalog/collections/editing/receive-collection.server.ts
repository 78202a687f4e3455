import type { z } from 'zod'
import { fieldText } from '../../../../lib/forms/field-texts.ts'
import { brokenConstraint } from '../../../../server/db/broken-constraint.ts'
import type { Database } from '../../../../server/db/open.ts'
import { addFieldError, fieldErrors } from '../../../../server/http/field-errors.ts'
import type { Form } from '../../../../server/http/read-form.ts'
import { Refusal, type ResponseErrors, refuseFields } from '../../../../server/http/refusal.ts'
import type { Services } from '../../../../server/services.ts'
import { insertImages } from '../../../ui/images/images-store.server.ts'
import type { StoredPicture } from '../../../ui/images/renditions.server.ts'
import { parseCrop } from '../../../ui/images/upload/parse-crop.ts'
import { checkPicture, PictureError, receivePicture } from '../../../ui/images/upload/receive-picture.server.ts'
import { MAX_DEPTH } from '../collections.contract.ts'
import { MAX_PICTURE_MB, type NewCollection } from './collection-form.contract.ts'
import { findParentError, isSlugTaken, lockTree, type ParentError } from './collection-write-store.server.ts'

const ASPECT = 4 / 3
const MIB = 1024 * 1024
export const FORM_LIMITS = { files: 1, fields: 40, fileSize: MAX_PICTURE_MB * MIB, total: (MAX_PICTURE_MB + 1) * MIB }

/** The reason why a collection with a rule cannot be featured. */
export const NO_ORDER = 'Only a manual collection has an order in which its products can come first.'
const SLUG_TAKEN = 'A collection with this slug already exists.'
/** The messages for an invalid parent. */
export const PARENT_ERRORS: Record<ParentError, (parent: number | null | undefined) => string> = {
  unknown: (parent) => `Invalid pk "${parent}" - object does not exist.`,
  'inside itself': () => 'A collection cannot be inside itself.',
  'too deep': () => `Collections have ${MAX_DEPTH} levels at most.`,
}

/** A parsed collection form. The picture is null to remove it, undefined to keep it. */
interface Received<Values> {
  values: Values
  picture: StoredPicture | null | undefined
}

/**
 * Validates a collection form, stores its picture and writes both in one transaction under the tree lock. Reports all
 * errors at once; no picture is stored then.
 * @param ownId null for a new collection
 * @throws Refusal with the field errors
 */
export async function receiveCollection<Schema extends z.ZodType<Partial<NewCollection>>, T>(
  { db, media, clock }: Services,
  { schema, form, ownId }: { schema: Schema; form: Form; ownId: number | null },
  write: (tx: Database, received: Received<z.output<Schema>>) => Promise<T>,
): Promise<T> {
  const texts = Object.fromEntries(form.texts)
  const read = schema.safeParse(texts, { error: fieldText })
  const errors: ResponseErrors = read.success ? {} : fieldErrors(read.error)
  const file = form.files.get('picture')
  const sent = file && { path: file.path, crop: parseCrop(texts), aspect: ASPECT }
  if (file?.isTooLarge) addFieldError(errors, ['picture'], `Ensure the file is at most ${MAX_PICTURE_MB} MB.`)
  else if (file?.bytes === 0) addFieldError(errors, ['picture'], 'The submitted file is empty.')
  else if (sent) await checkPicture(sent).catch((error) => asFieldError(errors, error))
  if (read.success) await addPlaceErrors(errors, db, read.data, ownId)
  if (!read.success || Object.keys(errors).length > 0) throw refuseFields(errors)

  const stored = sent && (await receivePicture(media, sent))
  const picture = stored ?? (texts.picture === '' ? null : undefined)
  try {
    return await db.transaction().execute(async (tx) => {
      await lockTree(tx)
      // Checked again under the lock.
      await addPlaceErrors(errors, tx, read.data, ownId)
      if (await leadsByRule(tx, read.data, ownId)) addFieldError(errors, ['leads_home'], NO_ORDER)
      if (Object.keys(errors).length > 0) throw refuseFields(errors)
      if (stored) await insertImages(tx, [stored], clock())
      return write(tx, { values: read.data, picture })
    })
  } catch (error) {
    const refusal = brokenConstraint(error) === 'collections_slug' ? refuseFields({ slug: [SLUG_TAKEN] }) : error
    // After other errors, such as a lost connection, the commit may have succeeded. The image sweep decides later.
    if (stored && refusal instanceof Refusal) await media.remove(stored.key)
    throw refusal
  }
}

async function addPlaceErrors(
  errors: ResponseErrors,
  db: Database,
  { slug, parent }: Partial<NewCollection>,
  ownId: number | null,
): Promise<void> {
  if (slug !== undefined && (await isSlugTaken(db, slug, ownId))) addFieldError(errors, ['slug'], SLUG_TAKEN)
  const wrong = parent === undefined ? undefined : await findParentError(db, ownId, parent)
  if (wrong) addFieldError(errors, ['parent'], PARENT_ERRORS[wrong](parent))
}

/** Returns whether a collection would be featured although it has a rule. */
async function leadsByRule(tx: Database, change: Partial<NewCollection>, ownId: number | null): Promise<boolean> {
  const held =
    ownId === null
      ? undefined
      : await tx.selectFrom('collections').select(['rule', 'leads_home']).where('id', '=', ownId).executeTakeFirst()
  const { rule = held?.rule ?? null, leads_home = held?.leads_home ?? false } = change
  return leads_home && rule !== null
}

function asFieldError(errors: ResponseErrors, error: unknown): void {
  if (!(error instanceof PictureError)) throw error
  addFieldError(errors, ['picture'], error.message)
}
