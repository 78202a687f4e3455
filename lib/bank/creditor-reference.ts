/**
 * Makes the reference by which a transfer is told from others (ISO 11649): `RF`, two check digits and the number, with zeros before it. Banks check the
 * digits, so that a slip is found while somebody types.
 * @param number a whole number from 1
 */
export function creditorReference(number: number): string {
  const own = String(number).padStart(6, '0')
  // R is 27 and F is 15; the two digits to be found stand behind them.
  const check = 98n - (BigInt(`${own}271500`) % 97n)
  return `RF${String(check).padStart(2, '0')}${own}`
}
