import type { SettingFields, SettingValues } from './settings.ts'

/** An invoice or a credit note for a French company, as the shop submits it. */
export interface PlatformDocument {
  kind: 'invoice' | 'credit_note'
  /** Unique, such as `F2027-000001`. A repeated call has the same number. */
  number: string
  /** ISO date. */
  issuedOn: string
  /** The number of the credited invoice; null for invoices. */
  credits: string | null
  seller: { name: string; vatNumber: string; registration: string }
  buyer: { name: string; company: string; vatNumber: string; siren: string; country: string }
  /** With VAT, in cents; positive for credit notes, too. */
  totalCents: number
  /** The Factur-X file: PDF/A-3 with `xml` attached. */
  pdf: Uint8Array
  /** The data of the document as Cross Industry Invoice (EN 16931). */
  xml: string
}

/** The state of a document at the platform, as the shop stores it. */
export interface PlatformStatus {
  /** `submitted` until the platform has decided. The other states are final. */
  state: 'submitted' | 'accepted' | 'rejected'
  /** Why it was rejected, for staff; empty for other states. */
  reason: string
}

/**
 * An e-invoicing platform (in France: *plateforme agréée*). An error of a call is recorded, does not disable the
 * extension, and the call is repeated in a later round. Each call may take 30 seconds.
 */
export interface InvoicePlatform<Fields extends SettingFields = SettingFields> {
  /** The name of the platform, for staff. */
  label: string
  /** Submits a document. A repeated call with the same number submits nothing again and returns the same reference. */
  submit(document: PlatformDocument, settings: SettingValues<Fields>): Promise<{ reference: string }>
  /** Returns the state of a submitted document. */
  status(reference: string, settings: SettingValues<Fields>): Promise<PlatformStatus>
}
