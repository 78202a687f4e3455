// checkout.ts
export const checkingOutIsTemporarilyDisabled =
  'Checking out is temporarily disabled due to complications with our card payment provider.'
