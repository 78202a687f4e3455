/**
 * Returns the creditor reference of a transfer (ISO 11649): `RF`, two check digits and the padded number. Banks
 * verify the check digits while the customer types.
 * @param number an integer of at least 1
 */
export function creditorReference(number: number): string {
  const own = String(number).padStart(6, '0')
  // R is 27 and F is 15; the check digits are appended.
  const check = 98n - (BigInt(`${own}271500`) % 97n)
  return `RF${String(check).padStart(2, '0')}${own}`
}
