/** Returns whether digits have a correct check digit by the Luhn algorithm. */
export const isLuhn = (digits: string): boolean =>
  [...digits].reverse().reduce((sum, one, index) => {
    const digit = Number(one)
    return sum + (index % 2 === 0 ? digit : digit * 2 - (digit > 4 ? 9 : 0))
  }, 0) %
    10 ===
  0
