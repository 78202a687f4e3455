import { fieldText } from '../../../lib/forms/field-texts.ts'
import { fieldErrors } from '../../../server/http/field-errors.ts'
import { withForm } from '../../../server/http/read-form.ts'
import { notFound, type ResponseErrors, refuseFields } from '../../../server/http/refusal.ts'
import type { ShopApp } from '../../../server/http/shop-app.ts'
import type { Services } from '../../../server/services.ts'
import { productTag } from '../../catalog/products/read/catalogue-tags.server.ts'
import { ChangedDetails, changeDetails } from '../../core/accounts/account.contract.ts'
import { MAX_AVATAR_MB } from '../../core/accounts/account-limits.ts'
import { receiveAvatar } from '../../core/accounts/details/receive-avatar.server.ts'
import { ownAccount } from '../../core/accounts/own-account.server.ts'
import { updateDetails } from '../../core/accounts/users/users-store.server.ts'
import { existing, findCurrentUser } from '../../core/auth/current-user.server.ts'
import { requireUser } from '../../core/auth/guards/allow.server.ts'
import type { CropBox } from '../../ui/images/crop-box.ts'
import { insertImages } from '../../ui/images/images-store.server.ts'
import { removeIfUnused } from '../../ui/images/unused-images.server.ts'
import { PictureError } from '../../ui/images/upload/receive-picture.server.ts'

const MIB = 1024 * 1024
const LIMITS = { files: 1, fields: 20, fileSize: MAX_AVATAR_MB * MIB, total: (MAX_AVATAR_MB + 1) * MIB }
const TOO_LARGE = `Ensure the file is at most ${MAX_AVATAR_MB} MB.`

/** Registers the endpoint with which customers change their name, picture and language. */
export function changeDetailsEndpoint(app: ShopApp, { db, clock, config, cache, media }: Services): void {
  app.route({
    ...changeDetails,
    handler: async (request) => {
      const { id } = requireUser(request)
      // Another customer's account answers like a missing one.
      if (request.params.id !== id) throw notFound()
      return withForm(request, LIMITS, config.dataDir, async (form) => {
        const texts = Object.fromEntries(form.texts)
        const read = ChangedDetails.safeParse(texts, { error: fieldText })
        const errors: ResponseErrors = read.success ? {} : fieldErrors(read.error)
        const file = form.files.get('avatar')
        if (file?.isTooLarge) errors.avatar = [TOO_LARGE]
        if (file?.bytes === 0) errors.avatar = ['The submitted file is empty.']
        if (!read.success || Object.keys(errors).length > 0) throw refuseFields(errors)

        const { first_name, last_name, language } = read.data
        const avatar =
          file && (await receiveAvatar(media, id, { path: file.path, crop: cropOf(read.data) }).catch(asFieldError))
        const { avatar_key: before } = await ownAccount(db, id)
        // An empty text instead of a file removes the picture.
        const avatar_key = avatar?.key ?? (texts.avatar === '' ? null : undefined)
        const change = {
          ...(first_name && { first_name }),
          ...(last_name && { last_name }),
          ...(language && { language }),
          ...(avatar_key !== undefined && { avatar_key }),
        }
        const reviewed = await db.transaction().execute(async (tx) => {
          if (avatar) await insertImages(tx, [avatar], clock())
          return updateDetails(tx, id, change)
        })
        // Invalidates at once, so that the customer's next request shows the change before the database notification
        // arrives.
        if (reviewed.length > 0) cache.changed(...reviewed.map(productTag))
        if (before !== null && avatar_key !== undefined) await removeIfUnused({ db, media }, before, request.log)
        return existing(await findCurrentUser(db, id))
      })
    },
  })
}

function cropOf(data: Record<string, unknown>): CropBox | undefined {
  const [x, y, width, height] = ['x', 'y', 'w', 'h'].map((side) => data[`avatar_crop_data_${side}`])
  if ([x, y, width, height].every((side) => side === undefined)) return undefined
  // NaN places the crop outside every picture, so it is rejected.
  const number = (side: unknown) => (typeof side === 'number' ? side : Number.NaN)
  return { x: number(x), y: number(y), width: number(width), height: number(height) }
}

function asFieldError(error: unknown): never {
  if (error instanceof PictureError) throw refuseFields({ avatar: [error.message] })
  throw error
}
