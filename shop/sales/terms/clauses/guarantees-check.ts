import type { LegalDetails } from '../../../../lib/shop-identity.ts'

export type GuaranteesCheck = Pick<LegalDetails, 'guarantees_checked_by' | 'guarantees_checked_on'>

/** The day on which this wording last changed, as `YYYY-MM-DD`. A legal check before that day no longer counts. */
export const WORDED_ON = '2026-11-22'

/** Returns whether the current wording of the legal guarantees section has been checked. */
export const areGuaranteesChecked = ({ guarantees_checked_by, guarantees_checked_on }: GuaranteesCheck): boolean =>
  guarantees_checked_by !== '' && guarantees_checked_on >= WORDED_ON
