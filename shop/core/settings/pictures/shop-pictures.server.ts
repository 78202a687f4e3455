import { randomBytes } from 'node:crypto'
import { texts } from '#texts/core/settings/pictures'
import { partsOfShopPicture, type ShopPictureKind } from '../../../../lib/shop-picture.ts'
import type { Database } from '../../../../server/db/open.ts'
import { type Form, type Upload, withForm } from '../../../../server/http/read-form.ts'
import { type ResponseErrors, refuseFields } from '../../../../server/http/refusal.ts'
import type { ShopApp } from '../../../../server/http/shop-app.ts'
import type { Media } from '../../../../server/media/media.ts'
import type { Services } from '../../../../server/services.ts'
import { insertImages, markUsed } from '../../../ui/images/images-store.server.ts'
import { PictureError } from '../../../ui/images/upload/receive-picture.server.ts'
import { receiveUncropped } from '../../../ui/images/upload/receive-uncropped.server.ts'
import { writeManifest } from '../../../ui/images/upload/upload-manifest.server.ts'
import type { SettingsOf } from '../settings-groups.contract.ts'
import { drawShopPicture } from './draw-shop-picture.server.ts'
import { MAX_SHOP_PICTURE_MB, uploadShopPicture } from './shop-pictures.contract.ts'

const MIB = 1024 * 1024
const LIMITS = { files: 1, fields: 5, fileSize: MAX_SHOP_PICTURE_MB * MIB, total: (MAX_SHOP_PICTURE_MB + 1) * MIB }
const GONE = 'This picture no longer exists. Upload it again.'
const NO_LOGO = 'Choose a logo for light backgrounds first.'

type LookPictures = Pick<SettingsOf<'look'>, 'logo' | 'logo_dark' | 'icon'>
const FIELDS = ['logo', 'logo_dark', 'icon'] as const

/** Registers the endpoint that uploads logos and icons. */
export function shopPictureEndpoints(app: ShopApp, { db, clock, config, media }: Services): void {
  app.route({
    ...uploadShopPicture,
    handler: (request) =>
      withForm(request, LIMITS, config.dataDir, async (form) => {
        const kind = kindIn(form)
        const upload = uploadIn(form)
        const whole = await receiveUncropped(upload).catch(asFieldError)
        const { files, file, ...size } = await drawShopPicture(kind, whole).catch(asFieldError)
        const key = randomBytes(12).toString('hex')
        await writeManifest(upload.path, key)
        await media.put(key, files)
        await insertImages(db, [{ key, ...size }], clock())
        return {
          picture: `${key}/${file}`,
          left_out:
            whole.leftOut.length === 0 ? '' : texts.leftOut(whole.leftOut.map((part) => texts.partsOfDrawings[part])),
        }
      }),
  })
}

/**
 * Checks pictures that are about to be set, except unchanged ones.
 * @throws Refusal 400 at their fields
 */
export async function checkShopPictures(media: Media, now: LookPictures, before: LookPictures): Promise<void> {
  const errors: ResponseErrors = {}
  if (now.logo_dark && !now.logo) errors.logo_dark = [NO_LOGO]
  for (const field of FIELDS) {
    if (now[field] === '' || now[field] === before[field]) continue
    const isThere = await media.get(...partsOfShopPicture(now[field]))
    if (!isThere) errors[field] = [GONE]
  }
  if (Object.keys(errors).length > 0) throw refuseFields(errors)
}

/**
 * Protects pictures that are being set from removal.
 * @throws Refusal 400 if one of them was just removed
 */
export async function protectShopPictures(tx: Database, now: LookPictures): Promise<void> {
  const named = FIELDS.filter((field) => now[field] !== '')
  const keyOf = (field: (typeof FIELDS)[number]) => partsOfShopPicture(now[field])[0]
  const there = await markUsed(tx, named.map(keyOf))
  const gone = named.filter((field) => !there.has(keyOf(field)))
  if (gone.length > 0) throw refuseFields(Object.fromEntries(gone.map((field) => [field, [GONE]])))
}

function kindIn({ texts }: Form): ShopPictureKind {
  const kind = Object.fromEntries(texts).kind ?? ''
  if (kind !== 'logo' && kind !== 'icon') throw refuseFields({ kind: [`"${kind}" is not a valid choice.`] })
  return kind
}

function uploadIn({ files }: Form): Upload {
  const upload = files.get('picture')
  const no = (why: string) => refuseFields({ picture: [why] })
  if (!upload) throw no('No file was submitted.')
  if (upload.isTooLarge) throw no(`Ensure the file is at most ${MAX_SHOP_PICTURE_MB} MB.`)
  if (upload.bytes === 0) throw no('The submitted file is empty.')
  return upload
}

function asFieldError(error: unknown): never {
  throw error instanceof PictureError ? refuseFields({ picture: [error.message] }) : error
}
