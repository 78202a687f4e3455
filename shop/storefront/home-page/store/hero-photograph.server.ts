import type { FastifyRequest } from 'fastify'
import { withForm } from '../../../../server/http/read-form.ts'
import type { ShopApp } from '../../../../server/http/shop-app.ts'
import { SETTINGS } from '../../../../server/identity/open-identity.ts'
import type { Services } from '../../../../server/services.ts'
import { recordAudit } from '../../../core/activity-log/audit-log-store.server.ts'
import { requireUser } from '../../../core/auth/guards/allow.server.ts'
import { SETTINGS_SUBJECT } from '../../../core/settings/settings-subject.server.ts'
import { imageUrl } from '../../../ui/images/image-url.ts'
import { insertImages } from '../../../ui/images/images-store.server.ts'
import type { StoredPicture } from '../../../ui/images/renditions.server.ts'
import { removeIfUnused } from '../../../ui/images/unused-images.server.ts'
import { limitsOfPicture, receivedPicture } from '../../../ui/images/upload/received-picture.server.ts'
import { getHeroPicture, MAX_PHOTOGRAPH_MB, removePhotograph, setPhotograph } from './hero-photograph.contract.ts'
import { findHeroPictures, lockHeroPictures, writeHeroPictures } from './home-store.server.ts'

const ASPECT = 5 / 2
const LIMITS = limitsOfPicture(MAX_PHOTOGRAPH_MB)

/** Registers the endpoints with which staff upload and remove the owner's photograph of the hero. */
export function photographEndpoints(app: ShopApp, services: Services): void {
  const { db, clock, config, cache, media } = services

  /** Stores the new picture of the hero (undefined: none) and deletes the previous files. */
  async function show(request: FastifyRequest, photograph: StoredPicture | undefined): Promise<void> {
    const now = clock()
    const before = await db.transaction().execute(async (tx) => {
      await lockHeroPictures(tx)
      const held = await findHeroPictures(tx)
      if (photograph) await insertImages(tx, [photograph], now)
      const pictures = photograph ? [{ image_key: photograph.key, spots: [] }] : []
      await writeHeroPictures(
        tx,
        pictures.map((picture) => ({ theme: 'light', shape: 'wide', ...picture })),
      )
      const change = { field: 'sections[photograph]', old: held[0]?.image_key ?? null, new: photograph?.key ?? null }
      const by = { actorId: requireUser(request).id, now }
      await recordAudit(tx, SETTINGS_SUBJECT, [change], by)
      return held
    })
    cache.changed(SETTINGS)
    for (const { image_key } of before) await removeIfUnused(services, image_key, request.log)
  }

  app.route({
    ...getHeroPicture,
    handler: async () => {
      const [first] = await findHeroPictures(db)
      return { picture: first ? imageUrl(first.image_key, 1920) : null }
    },
  })

  app.route({
    ...setPhotograph,
    handler: async (request) => {
      await withForm(request, LIMITS, config.dataDir, async (form) =>
        show(request, await receivedPicture(media, form, { megabytes: MAX_PHOTOGRAPH_MB, aspect: ASPECT })),
      )
    },
  })

  app.route({
    ...removePhotograph,
    handler: (request) => show(request, undefined),
  })
}
