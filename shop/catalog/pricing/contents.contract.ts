import { texts } from '#texts/catalog/pricing'
import { toCents, toPrice } from '../../../lib/money.ts'
import type { CONTENTS_UNITS } from './contents-units.contract.ts'

type ContentsUnit = (typeof CONTENTS_UNITS)[number]

/** The quantity that a variant contains. */
export interface Contents {
  /** With up to three decimals, such as `0.75`. */
  amount: string
  unit: ContentsUnit
}

/** The price per kilogram, litre or metre. */
export interface UnitPrice {
  /** Euros with two decimals, such as "38.00". */
  price: string
  per: 'kg' | 'l' | 'm'
}

const AMOUNT = /^(\d{1,7})(?:[.,](\d{1,3}))?\s*([a-zè]+)$/i

/** Accepted units, each with the stored unit and its factor in thousandths. */
const WRITTEN: Record<string, [unit: ContentsUnit, thousandths: number]> = {
  g: ['g', 1000],
  kg: ['kg', 1000],
  ml: ['ml', 1000],
  cl: ['ml', 10_000],
  dl: ['ml', 100_000],
  l: ['l', 1000],
  m: ['m', 1000],
  cm: ['m', 10],
  piece: ['piece', 1000],
  pieces: ['piece', 1000],
  pièce: ['piece', 1000],
  pièces: ['piece', 1000],
}

/** Parses a quantity with its unit: `250 g`, `75cl`, `0,75 L`, `12 pieces`. @returns null if it is invalid */
export function parseContents(written: string): Contents | null {
  const [, whole = '', decimals = '', unit = ''] = AMOUNT.exec(written.trim()) ?? []
  const [kept, thousandths] = WRITTEN[unit.toLowerCase()] ?? []
  if (!kept || !thousandths) return null
  const amount = (Number(whole) * 1000 + Number(decimals.padEnd(3, '0'))) * thousandths
  // Amounts below one thousandth of the unit are not stored.
  if (amount === 0 || amount % 1000 !== 0) return null
  return { amount: String(amount / 1_000_000), unit: kept }
}

/** Formats contents for storage: `250 g`, `12 piece`. */
export const contentsText = ({ amount, unit }: Contents): string => `${amount} ${unit}`

/** Formats stored contents for display: `12 pieces`. */
export function showContents(kept: string): string {
  const contents = parseContents(kept)
  return contents?.unit === 'piece' ? texts.pieces(Number(contents.amount)) : kept
}

/** The unit prices' unit and the factor to it; null for pieces, which have no unit price. */
const IN_PRICED_UNIT: Record<ContentsUnit, { per: UnitPrice['per']; share: number } | null> = {
  g: { per: 'kg', share: 0.001 },
  kg: { per: 'kg', share: 1 },
  ml: { per: 'l', share: 0.001 },
  l: { per: 'l', share: 1 },
  m: { per: 'm', share: 1 },
  piece: null,
}

/**
 * Returns the unit price, rounded to the cent (directive 98/6/EC).
 * @param price euros with two decimals
 * @returns null for pieces and unknown contents
 */
export function unitPrice(price: string, contents: Contents | null): UnitPrice | null {
  const unit = contents && IN_PRICED_UNIT[contents.unit]
  if (!contents || !unit) return null
  return { price: toPrice(Math.round(toCents(price) / (Number(contents.amount) * unit.share))), per: unit.per }
}
