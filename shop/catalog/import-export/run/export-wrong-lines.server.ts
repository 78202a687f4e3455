import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { BYTE_ORDER_MARK } from '../../../../lib/formula-cells.ts'
import { currentLanguage } from '../../../../lib/texts/current-language.ts'
import { notFound, refuse } from '../../../../server/http/refusal.ts'
import type { ShopApp } from '../../../../server/http/shop-app.ts'
import type { Services } from '../../../../server/services.ts'
import { exportWrongLines } from '../catalogue-csv.contract.ts'
import { UnreadableFile } from '../file/read-rows.server.ts'
import { openRows } from '../file/read-sheet.server.ts'
import { wrongLines } from '../file/wrong-lines.server.ts'
import { importFiles } from './import-job.server.ts'
import { wrongProducts } from './imported-products-store.server.ts'

/** Registers the download of an import's invalid lines. */
export function wrongLinesEndpoint(app: ShopApp, { db, media, extensions }: Services): void {
  app.route({
    ...exportWrongLines,
    handler: async ({ params }, reply) =>
      media.work.use(importFiles(params.id).csv, async (path) => {
        if (path === undefined) throw notFound()
        const { look, format, groups } = await openRows(path, extensions).catch((error: unknown) => {
          // The extension that knows the format was disabled meanwhile.
          throw error instanceof UnreadableFile ? refuse(error.message, 409) : error
        })
        const language = currentLanguage()
        const lines = wrongLines({ ...look, header: format.header, groups, language }, wrongProducts(db, params.id))
        const sent = Readable.from(afterMark(lines), { objectMode: false })
        reply
          .type('text/csv; charset=utf-8; header=present')
          .header('content-disposition', `attachment; filename="wrong-lines-${params.id}.csv"`)
          .send(sent)
        // The local copy is read while it is sent.
        await finished(sent, { readable: true }).catch(() => {})
        return reply
      }),
  })
}

async function* afterMark(lines: AsyncIterable<string>): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK
  yield* lines
}
