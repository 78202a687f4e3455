import {
  MAX_STOCK,
  OptionName,
  OptionValue,
  TYPED_DETAIL_RULES,
} from '../../products/fields/product-fields.contract.ts'
import { MAX_OPTIONS, MAX_VARIANTS } from '../../products/fields/product-limits.contract.ts'
import { PRODUCT_TEXTS } from '../../products/read/product-texts.contract.ts'
import { isRounded } from '../file/codes.server.ts'
import type { Cell, SheetProduct, SheetVariant } from '../file/sheet.server.ts'
import type { ExportRow } from '../run/export-rows.server.ts'
import type { ErrorsByRow } from './errors-by-row.server.ts'
import { plainName } from './plan-variants.server.ts'
import { withoutRepeatedSkus } from './repeated-skus.server.ts'
import type { FindSkuOwner } from './sku-register.server.ts'

/** Trims and omits values that the shop cannot store, and notes each on its row. */
export function fittedSheet(
  sheet: SheetProduct,
  current: ExportRow | undefined,
  { ownerOf, errors }: { ownerOf: FindSkuOwner; errors: ErrorsByRow },
): SheetProduct {
  const known = withoutRoundedCodes(fewerVariants(sheet, current, errors), errors)
  const fitted = sheet.hasExternalPictures ? truncatedTexts(known, errors) : known
  return withoutRepeatedSkus(fitted, current, { ownerOf, errors })
}

/** Limits the number of variants. Existing variants take precedence. */
function fewerVariants(sheet: SheetProduct, current: ExportRow | undefined, errors: ErrorsByRow): SheetProduct {
  const { variants = [], draftReasons = [] } = sheet
  if (variants.length <= MAX_VARIANTS) return sheet
  const inShop = new Set(current?.variants.map(({ name }) => plainName(name)))
  const isInShop = ({ name }: SheetVariant) => inShop.has(plainName(name.text))
  const chosen = new Set(
    [...variants.filter(isInShop), ...variants.filter((one) => !isInShop(one))].slice(0, MAX_VARIANTS),
  )
  for (const variant of variants)
    if (!chosen.has(variant))
      errors.note(variant.name, `variant left out: a product has at most ${MAX_VARIANTS} variants`)
  const reason = {
    cell: { ...sheet.slug, column: variants[0]?.name.column ?? '' },
    whenCreated: `imported as a draft: it has ${variants.length} variants, of which ${MAX_VARIANTS} are imported`,
    whenUpdated: `not published by an import: it has ${variants.length} variants, of which ${MAX_VARIANTS} are imported`,
  }
  return { ...sheet, variants: variants.filter((one) => chosen.has(one)), draftReasons: [...draftReasons, reason] }
}

const ROUNDED = 'left out: a spreadsheet has rounded this number; enter the code again'

function withoutRoundedCodes(sheet: SheetProduct, errors: ErrorsByRow): SheetProduct {
  const unlessRounded = (cell: Cell | undefined) => {
    if (!cell || !isRounded(cell.text)) return cell
    errors.note(
      cell,
      `“${cell.text.trim()}” left out: a spreadsheet has rounded this number; enter the code again`,
      ROUNDED,
    )
    return undefined
  }
  return {
    ...sheet,
    model: unlessRounded(sheet.model),
    variants: sheet.variants?.map(({ details, ...variant }) => ({
      ...variant,
      ...(details && { details: { ...details, sku: unlessRounded(details.sku), gtin: unlessRounded(details.gtin) } }),
    })),
  }
}

const MAX_OPTION_NAME = 30
const MAX_OPTION_VALUE = 40

/** Truncates texts that other shops allow to be longer. */
function truncatedTexts(sheet: SheetProduct, errors: ErrorsByRow): SheetProduct {
  const cut = (cell: Cell | undefined, max: number): Cell | undefined => {
    const characters = [...(cell?.text.trim() ?? '')]
    if (!cell || characters.length <= max) return cell
    errors.note(cell, `cut after ${max} characters`)
    return { ...cell, text: characters.slice(0, max).join('').trim() }
  }
  const fitted = fewerOptions(sheet, errors)
  return {
    ...fitted,
    title: cut(fitted.title, PRODUCT_TEXTS.title.max),
    description: cut(fitted.description, PRODUCT_TEXTS.description.max),
    maker: cut(fitted.maker, PRODUCT_TEXTS.maker.max),
    options: fitted.options?.map((option) =>
      OptionName.safeParse(option.text).success ? option : (cut(option, MAX_OPTION_NAME) ?? option),
    ),
    variants:
      fitted.variants && shorterValues(fitted.variants, errors).map((variant) => fittedVariant(variant, errors)),
  }
}

/** Joins the last options of a product with too many options. */
function fewerOptions(sheet: SheetProduct, errors: ErrorsByRow): SheetProduct {
  const { options = [], variants = [] } = sheet
  const first = options[MAX_OPTIONS - 1]
  if (!first || options.length <= MAX_OPTIONS) return sheet
  const joined = (cells: readonly Cell[]): Cell[] => {
    const [last, ...more] = cells.slice(MAX_OPTIONS - 1)
    return [
      ...cells.slice(0, MAX_OPTIONS - 1),
      ...(last ? [{ ...last, text: [last, ...more].map(({ text }) => text).join(', ') }] : []),
    ]
  }
  errors.note(first, `joined with the options after it: a product has at most ${MAX_OPTIONS} options`)
  return {
    ...sheet,
    options: joined(options),
    variants: variants.map((variant) => named({ ...variant, options: variant.options && joined(variant.options) })),
  }
}

const named = (variant: SheetVariant): SheetVariant => ({
  ...variant,
  name: { ...variant.name, text: variant.options?.map(({ text }) => text).join(' / ') || variant.name.text },
})

/** Truncates long option values. Values that become equal stay distinct. */
function shorterValues(variants: readonly SheetVariant[], errors: ErrorsByRow): SheetVariant[] {
  const cutTo = new Map<string, string>()
  const shorter = (cell: Cell, option: number): Cell => {
    if (OptionValue.safeParse(cell.text).success || cell.text.trim() === '') return cell
    const key = `${option} ${cell.text.trim()}`
    const start = [...cell.text.trim()].slice(0, MAX_OPTION_VALUE).join('').trim()
    const isTaken = (text: string) => [...cutTo].some(([other, cut]) => other !== key && cut === `${option} ${text}`)
    let text = start
    for (let number = 2; isTaken(text); number += 1)
      text = `${[...start]
        .slice(0, MAX_OPTION_VALUE - String(number).length - 1)
        .join('')
        .trim()} ${number}`
    cutTo.set(key, `${option} ${text}`)
    errors.note(cell, `cut after ${MAX_OPTION_VALUE} characters`)
    return { ...cell, text }
  }
  return variants.map((variant) => {
    const options = variant.options?.map(shorter)
    return options?.some((cell, option) => cell !== variant.options?.[option])
      ? named({ ...variant, options })
      : variant
  })
}

function fittedVariant(variant: SheetVariant, errors: ErrorsByRow): SheetVariant {
  const { details = {}, stock } = variant
  const { sku, weight } = details
  const pieces = Number(stock?.text.trim().replace(',', '.'))
  const fitting = Number.isFinite(pieces) ? Math.min(MAX_STOCK, Math.max(0, Math.floor(pieces))) : pieces
  // A point or comma before three digits may separate thousands.
  const isOther = stock && /^\d+([.,](?!\d{3}$)\d+)?$/.test(stock.text.trim()) && fitting !== pieces
  if (isOther)
    errors.note(stock, `“${stock.text.trim()}” taken as ${fitting}: stock counts whole pieces up to ${MAX_STOCK}`)
  return {
    ...variant,
    stock: isOther ? { ...stock, text: String(fitting) } : stock,
    details: {
      ...details,
      sku: validCell('sku', sku, errors),
      weight: validCell('weight', weight, errors),
    },
  }
}

function validCell(name: 'sku' | 'weight', cell: Cell | undefined, errors: ErrorsByRow): Cell | undefined {
  const read = cell && TYPED_DETAIL_RULES[name].safeParse(cell.text)
  if (!read || read.success) return cell
  errors.note(
    cell,
    `“${cell.text.trim().slice(0, 100)}” left out: ${read.error.issues[0]?.message ?? ''}`,
    'left out: not valid',
  )
  return undefined
}
