import { readFile } from 'node:fs/promises'
import { type Upload, withForm } from '../../../../server/http/read-form.ts'
import { notFound, refuseFields } from '../../../../server/http/refusal.ts'
import type { ShopApp } from '../../../../server/http/shop-app.ts'
import type { Services } from '../../../../server/services.ts'
import { recordAudit } from '../../../core/activity-log/audit-log-store.server.ts'
import { requireUser } from '../../../core/auth/guards/allow.server.ts'
import { SETTINGS_SUBJECT } from '../../../core/settings/settings-subject.server.ts'
import { hasOneColour, PictureError, uprightSize } from '../../../ui/images/upload/receive-picture.server.ts'
import { MAX_NOTICE_MB, NOTICE_LANGUAGES, noticeAddress, uploadNotice } from './notices.contract.ts'
import { findNotice, writeNotice } from './notices-store.server.ts'

const MIB = 1024 * 1024
const LIMITS = { files: 1, fields: 2, fileSize: MAX_NOTICE_MB * MIB, total: (MAX_NOTICE_MB + 1) * MIB }
/** In pixels. */
const MIN_SIDE = 300
const TOO_SMALL = `The notice must be at least ${MIN_SIDE} pixels wide and high, so that people can read it.`
const ONE_COLOUR = 'This picture has only one colour. Upload the official notice.'
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** Registers the endpoint by which staff upload the harmonised notice. */
export function noticeEndpoints(app: ShopApp, { db, clock, config }: Services): void {
  app.route({
    ...uploadNotice,
    handler: (request) =>
      withForm(request, LIMITS, config.dataDir, async ({ files }) => {
        const file = await pngIn(files.get('notice'))
        const { language } = request.params
        const by = { actorId: requireUser(request).id, now: clock() }
        await db.transaction().execute(async (tx) => {
          const change = { field: `guarantee_notice[${language}]`, old: null, new: `${file.length} bytes` }
          await writeNotice(tx, language, file, by.now)
          await recordAudit(tx, SETTINGS_SUBJECT, [change], by)
        })
      }),
  })
}

/**
 * Serves the notices as files. The regulation allows only the exact uploaded bytes to be shown (Regulation (EU)
 * 2025/1960).
 */
export function noticeFiles(app: ShopApp, { db }: Services): void {
  for (const language of NOTICE_LANGUAGES)
    app.route({
      method: 'GET',
      url: noticeAddress(language),
      config: { allow: 'anyone', metricsRoute: 'files' },
      schema: { hide: true },
      handler: async (_request, reply) => {
        const file = await findNotice(db, language)
        if (!file) throw notFound()
        return reply
          .type('image/png')
          .header('cache-control', 'public, max-age=300')
          .send(file as never)
      },
    })
}

async function pngIn(upload: Upload | undefined): Promise<Buffer> {
  const no = (why: string) => refuseFields({ notice: [why] })
  if (!upload || upload.bytes === 0) throw no('No file was submitted.')
  if (upload.isTooLarge) throw no(`Ensure the file is at most ${MAX_NOTICE_MB} MB.`)
  const file = await readFile(upload.path)
  if (!file.subarray(0, PNG.length).equals(PNG)) throw no('The notice must be a PNG file, as it was published.')
  try {
    await checkPlausible(upload)
  } catch (error) {
    throw error instanceof PictureError ? no(error.message) : error
  }
  return file
}

/**
 * Decodes the whole picture.
 * @throws PictureError with the sentence for the field
 */
async function checkPlausible({ path }: Upload): Promise<void> {
  const { width, height } = await uprightSize({ path })
  if (Math.min(width, height) < MIN_SIDE) throw new PictureError(TOO_SMALL)
  if (await hasOneColour(path)) throw new PictureError(ONE_COLOUR)
}
