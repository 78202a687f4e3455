import { Readable } from 'node:stream'
import { BYTE_ORDER_MARK } from '../../../../lib/formula-cells.ts'
import { toPrice } from '../../../../lib/money.ts'
import type { Language } from '../../../../lib/texts/languages.ts'
import type { Database } from '../../../../server/db/open.ts'
import type { ShopApp } from '../../../../server/http/shop-app.ts'
import { translationLanguages } from '../../../../server/language/in-language.ts'
import type { Services } from '../../../../server/services.ts'
import { NO_PICTURE_KEY } from '../../../ui/images/no-picture.ts'
import { eachText } from '../../products/read/product-texts.contract.ts'
import { PRODUCT_TRANSLATIONS } from '../../products/read/translations/product-translations.server.ts'
import {
  DETAIL_NAMES,
  detailsOfRow,
  detailText,
  VARIANT_DETAILS,
  type VariantDetails,
} from '../../products/read/variant-details.contract.ts'
import { exportCatalogue } from '../catalogue-csv.contract.ts'
import { guardedCode } from '../file/codes.server.ts'
import { fileOfPicture } from '../file/picture-names.server.ts'
import { csvRows, joined } from '../file/safe-cells.server.ts'
import { COLUMNS, type Column } from '../formats/own-sheet.server.ts'
import { type ColumnTranslations, findColumnTranslations } from '../plan/plan-translations.server.ts'
import { SALE_PRICE_CELLS } from '../plan/sale-prices/plan-sale-price.server.ts'
import { salePriceCell } from '../plan/sale-prices/plan-sale-prices.server.ts'
import { translationColumns } from '../plan/translation-columns.ts'
import { type ExportRow, exportRows } from './export-rows.server.ts'

/** Registers the catalogue export, which is streamed. */
export function exportEndpoint(app: ShopApp, services: Services): void {
  const { reading, clock } = services
  app.route({
    ...exportCatalogue,
    handler: async (_request, reply) => {
      const name = `catalogue-${clock().toISOString().slice(0, 10)}.csv`
      return reply
        .type('text/csv; charset=utf-8; header=present')
        .header('content-disposition', `attachment; filename="${name}"`)
        .send(
          Readable.from(lines(await reading.database(), clock(), translationLanguages(services)), {
            objectMode: false,
          }),
        )
    },
  })
}

async function* lines(db: Database, now: Date, languages: readonly Language[]): AsyncGenerator<string> {
  const columns = [...COLUMNS, ...translationColumns(PRODUCT_TRANSLATIONS, languages)]
  yield BYTE_ORDER_MARK + csvRows([columns])
  for await (const products of exportRows(db, now)) {
    const ids = languages.length > 0 ? products.map(({ id }) => id) : []
    const translations = await findColumnTranslations(db, PRODUCT_TRANSLATIONS, ids)
    for (const product of products) yield csvRows(rowsOf(product, translations.get(product.id)), columns)
  }
}

/** The placeholder is not exported: a product without pictures has empty cells. */
const isShown = ({ image_key }: { image_key: string }) => image_key !== NO_PICTURE_KEY

function rowsOf(
  { variants, ...product }: ExportRow,
  translations?: ColumnTranslations,
): { [column in Column]?: string }[] {
  return variants.map(({ name, color, stock, options, images, ...variant }, index) => ({
    slug: guardedCode(product.slug),
    ...(index === 0 && {
      ...eachText((name) => product[name]),
      model: guardedCode(product.model),
      price: toPrice(product.price_cents),
      ...salePriceCells(product.reductions),
      thumbnail: product.thumbnail_key === NO_PICTURE_KEY ? '' : fileOfPicture(product.thumbnail_key),
      thumbnail_alt: product.thumbnail_alt,
      bundled: joined(product.bundled),
      options: joined(product.options),
      collections: joined(product.collections),
      state: product.state,
      published_from: product.published_from?.toISOString() ?? '',
      version: String(product.version),
      ...translations,
    }),
    variant: name,
    variant_options: joined(options),
    color: color ?? '',
    stock: String(stock),
    stock_exported: String(stock),
    ...detailCells(detailsOfRow(variant)),
    sku: guardedCode(variant.sku ?? ''),
    images: joined(images.filter(isShown).map(({ image_key }) => fileOfPicture(image_key))),
    image_alts: joined(images.filter(isShown).map(({ alt }) => alt)),
  }))
}

function salePriceCells(reductions: ExportRow['reductions']): { [column in Column]?: string } {
  if (reductions.length === 0) return {}
  const [price = '', percent = '', from = '', until = ''] = SALE_PRICE_CELLS.map((name) =>
    salePriceCell(reductions, name),
  )
  return {
    ...{ reduced_price: price, reduced_percent: percent, reduced_from: from, reduced_until: until },
    reduction_exported: joined([price, percent, from, until]),
  }
}

function detailCells(details: VariantDetails): { [column in Column]?: string } {
  return Object.fromEntries(DETAIL_NAMES.map((name) => [VARIANT_DETAILS[name].csv, detailText(name, details)]))
}
