/** What a registry states about a VAT number. */
export interface RegistryAnswer {
  result: 'valid' | 'invalid'
  /** Proof of the request; empty if the registry issues none. */
  request_identifier: string
  /** Registered name; empty if the member state does not publish it. */
  name: string
}

/** A number and, for the proof, the number of the shop; both with prefix and without separators. */
interface RegistryQuestion {
  number: string
  /** Empty if the shop has no VAT number. */
  requester: string
}

/**
 * The port to a registry of VAT numbers.
 * @throws Error if the registry gives no definite answer; the message names the reason
 */
export type VatRegistry = (question: RegistryQuestion, signal: AbortSignal) => Promise<RegistryAnswer>
