import type { SettingFields, SettingValues } from './settings.ts'

/** What a carrier transports. */
export interface Parcel {
  /** Weight of the goods. Variants without a weight count with the default weight of the shop. */
  grams: number
  /** Value of the goods with VAT, in cents. */
  goodsCents: number
  /** Country of delivery (ISO 3166, two letters). */
  country: string
}

/** A shipping method that a carrier offers for a parcel. */
export interface ShippingRate {
  /** Lower-case letters, digits, `-` and `_`, at most 40. Stored with orders, so it never changes. */
  id: string
  /** Shown to customers and stored with orders, at most 80 characters. */
  name: string
  /** Price with VAT, in cents. */
  cents: number
  /** Working days until the parcel leaves the shop. From 1 to 2 by default. */
  ready?: { from: number; to: number }
  /** Working days in transit. */
  transit: { from: number; to: number }
  /** Whether the parcel has a tracking number. */
  isTracked?: boolean
}

/** Additional shipping methods. */
export interface Carrier<Fields extends SettingFields = SettingFields> {
  /** Countries that it serves (ISO 3166). */
  countries: readonly string[]
  /**
   * Returns the rates for a parcel, at most 20; none if it can't be delivered. Pure and synchronous: the same parcel
   * and settings always have the same rates. The shop calls it for each quote and again for the order.
   */
  rates(parcel: Parcel, settings: SettingValues<Fields>): readonly ShippingRate[]
}
